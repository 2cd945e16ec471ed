import type { OpenApiOptions } from '@tracemark/api/openapi'
import { escapeHtml as text } from '../html.ts'
import { SEAL } from './shell.ts'

/** The page in which the viewer shows `/openapi.json` (docs/decisions/reference.md). */
export const referencePage = ({ version }: OpenApiOptions): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>API reference · Tracemark</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/faces.css">
<link rel="stylesheet" href="/docs/viewer.css">
<link rel="preload" href="/openapi.json" as="fetch" crossorigin>
<script type="module" src="/docs/viewer/standalone.esm.js"></script>
<script type="module" src="/docs/viewer.js"></script>
</head>
<body>
<nav class="bar" aria-label="Documentation">
<a class="brand" href="/docs">${SEAL}Tracemark</a>
<a href="/docs" aria-current="page">Reference</a>
<a href="/docs/guides">Guides</a>
<a href="/docs/queries">Query language</a>
</nav>
<noscript><p>The reference of version ${text(version)} needs JavaScript. Without, there are <a href="/openapi.json">the document that it shows</a>, the <a href="/docs/guides">guides</a> and the <a href="/docs/queries">query language</a>.</p></noscript>
<div id="viewer"></div>
</body>
</html>`
