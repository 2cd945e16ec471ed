import { escapeHtml as text } from '../html.ts'

export const SEAL =
  '<svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="20" cy="20" r="13.5" fill="none" stroke="currentColor"/><path d="M13 21.5c4-8.5 9-9 14-8.5-.5 7-4 12-11.5 12.5M14 27c2-5.5 5-8.5 8.5-10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>'

export interface Page {
  title: string
  /** Stands below the title. */
  lead: string
  navigation: string
  content: string
  /** Address of a script without which all reads as well. */
  script?: string
}

/** What all pages of the reference have around them. */
export const shell = ({ title, lead, navigation, content, script }: Page): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${text(title)} · Tracemark</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/faces.css">
<link rel="stylesheet" href="/docs/page.css">
<link rel="stylesheet" href="/docs/reference.css">
${script === undefined ? '' : `<script type="module" src="${script}"></script>`}
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<header><p><a class="brand" href="/docs">${SEAL}Tracemark</a></p><h1>${text(title)}</h1><p class="lead">${lead}</p></header>
<div class="columns">
${navigation}
<main id="content">
${content}
</main>
</div>
</body>
</html>`
