import { errorStatus } from '@tracemark/api/schemas'
import { escapeHtml as text } from '../html.ts'
import { titles } from '../problem.ts'
import type { Field, Operation } from './operations.ts'

export interface Query {
  name: string
  document: string
  permissions: readonly string[]
}

export interface Reference {
  serverUrl: string
  version: string
  groups: ReadonlyMap<string, readonly Operation[]>
  /** What each kind of token is, by its name. */
  tokens: Readonly<Record<string, string>>
  queries: readonly Query[]
}

const SEAL =
  '<svg width="28" height="28" viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18" fill="none" stroke="currentColor" stroke-width="1.6"/><circle cx="20" cy="20" r="13.5" fill="none" stroke="currentColor"/><path d="M13 21.5c4-8.5 9-9 14-8.5-.5 7-4 12-11.5 12.5M14 27c2-5.5 5-8.5 8.5-10" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round"/></svg>'

/** `taskThings` as people read it. */
const groupTitle = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const json = (value: unknown): string => text(JSON.stringify(value, undefined, 2))

/** The path with its parameters told apart. */
const pathText = (path: string): string => text(path).replace(/\{[^}]+\}/g, (name) => `<var>${name}</var>`)

const methodText = (method: string): string => `<span class="method ${method.toLowerCase()}">${method}</span>`

const fieldRows = (fields: readonly (Field & { in?: string })[]): string =>
  fields
    .map(
      ({ name, in: place, type, required, description }) =>
        `<tr><th scope="row"><code>${text(name)}</code>${place === undefined ? '' : ` <span class="place">${place}</span>`}</th><td>${text(type)}${
          description === '' ? '' : `<br><span class="note">${text(description)}</span>`
        }</td><td>${required ? 'required' : 'optional'}</td></tr>`,
    )
    .join('')

const fieldTable = (caption: string, fields: readonly (Field & { in?: string })[]): string =>
  fields.length === 0
    ? ''
    : `<table><caption>${caption}</caption><thead><tr><th scope="col">Name</th><th scope="col">Type</th><th scope="col">Presence</th></tr></thead><tbody>${fieldRows(fields)}</tbody></table>`

/** The path with an example in each of its places. */
const filledPath = ({ path, parameters }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (place, wanted: string) => String(parameters.find(({ name }) => name === wanted)?.example ?? place))

const shell = (serverUrl: string, operation: Operation): string => {
  const { method, token, body, parameters } = operation
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} '${serverUrl}${filledPath(operation)}'`,
    ...(token === undefined ? [] : [`  -H 'Authorization: Bearer <${token} token>'`]),
    ...(parameters.some(({ in: place }) => place === 'header') ? ["  -H 'Idempotency-Key: b1946ac9-2f6d-4a0e-9f0b-6b1c0a3e5d77'"] : []),
    ...(body ? ["  -H 'Content-Type: application/json'", `  -d '${JSON.stringify(body.example).replaceAll("'", "'\\''")}'`] : []),
  ].join(' \\\n')
}

const errorList = ({ errors }: Operation): string =>
  `<h4>Errors</h4><ul class="errors">${errors
    .map(
      ({ status, codes }) =>
        `<li><b>${status}</b> ${codes.map((code) => `<a href="#error-${text(code)}"><code>${text(code)}</code></a>`).join(' ')}</li>`,
    )
    .join('')}</ul>`

const operationSection = (serverUrl: string, operation: Operation): string => {
  const { id, method, path, summary, permissions, token, parameters, body, answer } = operation
  return `<article id="${text(id)}" aria-labelledby="${text(id)}-title">
<div class="words">
<h3 id="${text(id)}-title">${text(summary)}</h3>
<p class="call">${methodText(method)} <code>${pathText(path)}</code></p>
<p class="needs">${token === undefined ? 'No token.' : `Takes the <a href="#tokens">${text(token)} token</a>.`} ${text(permissions)}</p>
${fieldTable('Parameters', parameters)}
${body ? fieldTable('Body', body.fields) : ''}
${errorList(operation)}
</div>
<div class="examples">
<h4>Request</h4><pre tabindex="0" aria-label="Request: ${text(summary)}">${text(shell(serverUrl, operation))}</pre>
${body ? `<h4>Body</h4><pre tabindex="0" aria-label="Body: ${text(summary)}">${json(body.example)}</pre>` : ''}
<h4>Answer</h4><pre tabindex="0" aria-label="Answer: ${text(summary)}">${json(answer)}</pre>
</div>
</article>`
}

const groupSection = (serverUrl: string, name: string, operations: readonly Operation[]): string =>
  `<section id="${text(name)}" aria-labelledby="${text(name)}-title"><h2 id="${text(name)}-title">${text(groupTitle(name))}</h2>${operations
    .map((operation) => operationSection(serverUrl, operation))
    .join('')}</section>`

const navigation = ({ groups }: Reference): string =>
  `<nav aria-label="Calls"><ul><li><a href="#tokens">Tokens</a></li><li><a href="#errors">Errors</a></li><li><a href="#query-language">Query language</a></li></ul>${[
    ...groups,
  ]
    .map(
      ([name, operations]) =>
        `<h2><a href="#${text(name)}">${text(groupTitle(name))}</a></h2><ul>${operations
          .map(({ id, method, summary }) => `<li><a href="#${text(id)}">${methodText(method)}<span>${text(summary)}</span></a></li>`)
          .join('')}</ul>`,
    )
    .join('')}</nav>`

const tokenSection = ({ tokens, serverUrl }: Reference): string =>
  `<section id="tokens"><h2>Tokens</h2><p>A call takes one kind of token, as <code>Authorization: Bearer …</code>. An organization's permissions are looked up at every call, so that what is taken away is gone within the life of a token.</p><p>A program brings an access token (<code>tmk_…</code>), which its maker gets once from <a href="#accessTokens.create">making one</a>. It is taken wherever a token of an organization is, for the permissions that it was given, until it expires or is deleted.</p><p>A person's first token comes from the OpenID provider that <code>${text(serverUrl)}/config.json</code> names, with its client ID, by the authorization code flow with PKCE. The ID token of that is exchanged for one of ours.</p><dl>${Object.entries(
    tokens,
  )
    .map(([name, description]) => `<dt>${text(name)}</dt><dd>${text(description)}.</dd>`)
    .join('')}</dl></section>`

const errorSection = (): string =>
  `<section id="errors"><h2>Errors</h2><p>A call that fails is answered with a problem document (RFC 9457, <code>application/problem+json</code>). Tell failures apart by <code>code</code>; <code>requestId</code> finds the request in the log.</p><table><thead><tr><th scope="col">Code</th><th scope="col">Status</th><th scope="col">Meaning</th></tr></thead><tbody>${Object.entries(
    titles,
  )
    .map(
      ([code, title]) =>
        `<tr id="error-${code}"><th scope="row"><code>${code}</code></th><td>${errorStatus[code as keyof typeof titles]}</td><td>${text(title)}</td></tr>`,
    )
    .join('')}</tbody></table></section>`

const querySection = ({ queries, serverUrl }: Reference): string =>
  `<section id="query-language"><h2>Query language</h2><p>${methodText('POST')} <code>${text(serverUrl)}/graphql</code> takes GraphQL queries, with a general token or one of an organization. A query has at most 8 levels, 200 fields and 15 aliases.</p>${queries
    .map(
      ({ name, document, permissions }) =>
        `<h3 id="query-${text(name)}">${text(name)}</h3><p class="needs">${permissions.length === 0 ? 'Needs no permission.' : `Needs ${text(permissions.join(', '))}.`}</p><pre tabindex="0" aria-label="Query ${text(name)}">${text(document.replace(/^\n/, '').replace(/^ {4}/gm, '').trimEnd())}</pre>`,
    )
    .join('')}</section>`

/** The API reference as one page that reads without JavaScript. */
export const referencePage = (reference: Reference): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>API reference · Tracemark</title>
<link rel="icon" href="/demo/organization-sierra-alta.svg">
<link rel="stylesheet" href="/docs/tokens.css">
<link rel="stylesheet" href="/docs/page.css">
<link rel="stylesheet" href="/docs/reference.css">
</head>
<body>
<a class="skip" href="#content">Skip to the calls</a>
<header><p class="brand">${SEAL}Tracemark</p><h1>API reference</h1><p class="lead">Every call of version ${text(reference.version)} at <code>${text(reference.serverUrl)}</code>. The same as a document for programs: <a href="/openapi.json">openapi.json</a>.</p></header>
<div class="columns">
${navigation(reference)}
<main id="content">
${tokenSection(reference)}
${errorSection()}
${querySection(reference)}
${[...reference.groups].map(([name, operations]) => groupSection(reference.serverUrl, name, operations)).join('\n')}
</main>
</div>
</body>
</html>`
