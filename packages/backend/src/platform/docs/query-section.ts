import { MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_FIELDS } from '../graphql/limits.ts'
import { MAX_TOKENS } from '../graphql/measure.ts'
import { escapeHtml as text } from '../html.ts'
import { methodText, words } from './markup.ts'
import type { Query } from './queries.ts'

const json = (value: unknown): string => text(JSON.stringify(value, undefined, 2))

const request = (serverUrl: string, { body }: Query): string =>
  [
    `curl -X POST '${serverUrl}/graphql'`,
    "  -H 'Authorization: Bearer <organization token>'",
    "  -H 'Content-Type: application/json'",
    `  -d '${JSON.stringify(body).replaceAll("'", "'\\''")}'`,
  ].join(' \\\n')

const block = (title: string, name: string, content: string): string =>
  `<h3>${title}</h3><pre tabindex="0" aria-label="${title}: ${text(name)}">${content}</pre>`

const queryDetails = (serverUrl: string, query: Query): string => {
  const { name, document, permissions, body, answer } = query
  return `<details class="entry" ${words(name, 'graphql', ...permissions)}><summary><span class="method">QUERY</span> <span class="title">${text(name)}</span></summary><div id="query-${text(name)}"><p class="needs">${permissions.length === 0 ? 'Needs no permission.' : `Needs ${text(permissions.join(', '))}.`}</p>
${block('Query', name, text(document))}
${block('Request', name, text(request(serverUrl, query)))}
${block('Variables', name, json(body.variables))}
${block('Answer', name, json(answer))}
</div></details>`
}

export const querySection = (serverUrl: string, queries: readonly Query[]): string =>
  `<section id="query-language"><h2>Query language</h2><p>${methodText('POST')} <code>${text(serverUrl)}/graphql</code> takes GraphQL queries as JSON with <code>query</code> and <code>variables</code>, with a general token or one of an organization; <code>myaccount</code> is a person's own, and closed to access tokens. Variables whose type has no <code>!</code> may be left out. A query has at most ${MAX_TOKENS} tokens, ${MAX_DEPTH} levels, ${MAX_FIELDS} fields and ${MAX_ALIASES} aliases, and at most ${MAX_COST} fields when those of all rows of full pages are counted. Named fragments are taken in queries about the schema alone, which may be deeper.</p>
<p>A query that was run is answered with 200, also where it failed: then <code>errors[].extensions.code</code> tells failures apart, as <code>code</code> does elsewhere (<a href="#error-permission_denied"><code>permission_denied</code></a>, <a href="#error-not_found"><code>not_found</code></a>, <a href="#error-invalid_content"><code>invalid_content</code></a> for an argument that is none), and <code>extensions.requestId</code> finds the request in the log. What could not be run is answered as with calls, by a problem document: 400 for a query that is malformed or passes a limit and for variables of another type, 401 without a token that is taken.</p>
${queries.map((query) => queryDetails(serverUrl, query)).join('\n')}</section>`
