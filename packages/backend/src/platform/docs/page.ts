import { errorStatus } from '@tracemark/api/schemas'
import { escapeHtml as text } from '../html.ts'
import { titles } from '../problem.ts'
import { GUIDES_LEAD, guideList } from './guide-list.ts'
import { fieldList, groupTitle, prose, typeText, words } from './markup.ts'
import { groupSection } from './operation-section.ts'
import type { Operation } from './operations.ts'
import type { Query } from './queries.ts'
import { querySection } from './query-section.ts'
import { shell } from './shell.ts'
import type { Type } from './types.ts'

export interface Reference {
  serverUrl: string
  version: string
  groups: ReadonlyMap<string, readonly Operation[]>
  types: readonly Type[]
  /** What each kind of token is, by its name. */
  tokens: Readonly<Record<string, string>>
  queries: readonly Query[]
}

/** Shown by the script, since it does nothing without. */
const SEARCH = `<search hidden><label for="search">Search the calls, types and guides</label><input id="search" type="search" autocomplete="off" spellcheck="false" placeholder="webhook, /core/things …"><p role="status"></p></search>`

const navigation = ({ groups }: Reference): string =>
  `<nav aria-label="Contents">${SEARCH}<h2>Begin</h2><ul>${[
    ['guides', 'Guides'],
    ['tokens', 'Tokens'],
    ['errors', 'Errors'],
    ['query-language', 'Query language'],
    ['types', 'Types'],
  ]
    .map(([id, title]) => `<li><a href="#${id}">${title}</a></li>`)
    .join('')}</ul><h2>Calls</h2><ul>${[...groups]
    .map(([name, operations]) => `<li><a href="#${text(name)}">${text(groupTitle(name))} <span>${operations.length}</span></a></li>`)
    .join('')}</ul></nav>`

const guideSection = (): string => `<section id="guides"><h2>Guides</h2><p>${GUIDES_LEAD}</p>${guideList()}</section>`

const tokenSection = ({ tokens, serverUrl }: Reference): string =>
  `<section id="tokens"><h2>Tokens</h2><p>A call takes one kind of token, as <code>Authorization: Bearer …</code>. An organization's permissions are looked up at every call, so that what is taken away is gone within the life of a token.</p><p>A program brings an access token (<code>tmk_…</code>), which its maker gets once from <a href="#accessTokens.create">making one</a>. It is taken wherever a token of an organization is, for the permissions that it was given, until it expires or is deleted.</p><p>A person's first token comes from the OpenID provider that <code>${text(serverUrl)}/config.json</code> names, with its client ID, by the authorization code flow with PKCE. The ID token of that is exchanged for one of ours.</p><dl class="terms">${Object.entries(
    tokens,
  )
    .map(([name, description]) => `<dt>${text(name)}</dt><dd>${text(description)}.</dd>`)
    .join('')}</dl></section>`

const errorSection = (): string =>
  `<section id="errors"><h2>Errors</h2><p>A call that fails is answered with a problem document (RFC 9457, <code>application/problem+json</code>). Tell failures apart by <code>code</code>; <code>requestId</code> finds the request in the log. <a href="/docs/guides/errors">What to do about them</a>.</p><details class="all entry" ${words('errors', ...Object.keys(titles))}><summary>All ${Object.keys(titles).length} codes</summary><dl class="fields">${Object.entries(
    titles,
  )
    .map(
      ([code, title]) =>
        `<dt id="error-${code}"><code>${code}</code> <span class="type">${errorStatus[code as keyof typeof titles]}</span></dt><dd>${text(title)}</dd>`,
    )
    .join('')}</dl></details></section>`

const typeSection = (types: readonly Type[], names: ReadonlySet<string>): string =>
  `<section id="types"><h2>Types</h2><p>What calls take and answer, by name. In the body of a call that changes something, a field that is absent stays as it is.</p><details class="all"><summary>All ${types.length} types</summary>${types
    .map(
      ({ name, description, values, fields }) =>
        `<details class="entry" ${words('type', name)}><summary><span class="title type-name">${text(name)}</span></summary><div id="type-${text(name)}">${
          description === '' ? '' : `<p>${prose(description)}</p>`
        }${values === undefined ? '' : `<p class="answer">${typeText(values, names)}</p>`}${fieldList('Fields', fields, names)}</div></details>`,
    )
    .join('\n')}</details></section>`

/** The API reference as one page that reads without JavaScript. */
export const referencePage = (reference: Reference): string => {
  const { serverUrl, version, groups, types } = reference
  const names = new Set(types.map(({ name }) => name))
  return shell({
    title: 'API reference',
    lead: `Every call of version ${text(version)} at <code>${text(serverUrl)}</code>. The same as a document for programs: <a href="/openapi.json">openapi.json</a>.`,
    navigation: navigation(reference),
    script: '/docs/search.js',
    content: [
      guideSection(),
      tokenSection(reference),
      errorSection(),
      querySection(serverUrl, reference.queries),
      ...[...groups].map(([name, operations]) => groupSection(serverUrl, name, operations, names)),
      typeSection(types, names),
      '<p class="nothing" hidden>Nothing has all of these words.</p>',
    ].join('\n'),
  })
}
