import { MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_FIELDS } from '../graphql/limits.ts'
import { MAX_TOKENS } from '../graphql/measure.ts'
import { escapeHtml as text } from '../html.ts'
import { words } from './markup.ts'
import type { Query } from './queries.ts'
import { shell } from './shell.ts'

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

/** Shown by the script, since it does nothing without. */
const SEARCH = `<search hidden><label for="search">Search the queries</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="notifications …"><p role="status"></p></search>`

const navigation = (queries: readonly Query[]): string =>
  `<nav aria-label="Queries">${SEARCH}<h2>Queries</h2><ul>${queries
    .map(({ name }) => `<li><a href="#query-${text(name)}">${text(name)}</a></li>`)
    .join('')}</ul><h2>Reference</h2><ul><li><a href="/docs">All calls</a></li><li><a href="/docs/guides">Guides</a></li></ul></nav>`

const error = (code: string): string => `<a href="/docs#error-${code}"><code>${code}</code></a>`

/** The queries of the query language, which no OpenAPI document tells of. */
export const queriesPage = (serverUrl: string, queries: readonly Query[]): string =>
  shell({
    title: 'Query language',
    lead: `<code>POST ${text(serverUrl)}/graphql</code> takes GraphQL queries as JSON with <code>query</code> and <code>variables</code>.`,
    navigation: navigation(queries),
    script: '/docs/search.js',
    content: `<section><p>It takes a general token or one of an organization; <code>myaccount</code> is a person's own, and closed to access tokens. Variables whose type has no <code>!</code> may be left out. A query has at most ${MAX_TOKENS} tokens, ${MAX_DEPTH} levels, ${MAX_FIELDS} fields and ${MAX_ALIASES} aliases, and at most ${MAX_COST} fields when those of all rows of full pages are counted. Named fragments are taken in queries about the schema alone, which may be deeper.</p>
<p>A query that was run is answered with 200, also where it failed: then <code>errors[].extensions.code</code> tells failures apart, as <code>code</code> does elsewhere (${error('permission_denied')}, ${error('not_found')}, ${error('invalid_content')} for an argument that is none), and <code>extensions.requestId</code> finds the request in the log. What could not be run is answered as with calls, by a problem document: 400 for a query that is malformed or passes a limit and for variables of another type, 401 without a token that is taken.</p>
</section>
<section><h2>Queries</h2>
${queries.map((query) => queryDetails(serverUrl, query)).join('\n')}</section>
<p class="nothing" hidden>No query has all of these words.</p>`,
  })
