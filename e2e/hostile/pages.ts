import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../tools/run.ts'
import { type HostilePage, NONCE, nonce, type Offered } from './site.ts'

/** What pages are made of. */
interface Parts extends Offered {
  /** Where the page itself is. */
  origin: string
  /** The script of the page where React is another's. */
  another: string
}

const host = (name: string) => readFileSync(join(import.meta.dirname, 'hosts', name), 'utf8')

const buildOffer = ({ api, token, organization, thing }: Offered) => JSON.stringify({ api, token, organization, thing })
const scriptFrom = (origin: string, query = '') => `<script type="module" ${nonce} src="${origin}/embed/tracemark.js${query}"></script>`
const taskTag = ({ token }: Offered, api: string) => `<tracemark-task token="${token}" api="${api}"></tracemark-task>`
const pageTag = ({ organization, thing }: Offered, api: string) =>
  `<tracemark-page organization="${organization}" thing="${thing}" api="${api}"></tracemark-page>`
const bothTags = (parts: Offered, api = parts.api) => `${taskTag(parts, api)}${pageTag(parts, api)}`

/** A page with the script in its head and both elements in its body. */
const around = (parts: Parts, more: Partial<HostilePage> = {}): HostilePage => ({
  ...more,
  head: `${more.head ?? ''}${scriptFrom(parts.api)}`,
  body: more.body ?? `<main><h1>Our growers</h1>${bothTags(parts)}</main>`,
})

/** The policy that `docs/embed.md` gives a site owner, for this API, and what only ever forbids more. */
const policyFor = (api: string) => {
  const [, documented = ''] = /this is all:\n\n```\n([^`]+)```/.exec(readFileSync(join(root, 'docs/embed.md'), 'utf8')) ?? []
  const allowed = documented.trim().replaceAll('https://your-tracemark.example', api).replaceAll('nonce-…', NONCE).split('\n')
  return [
    "default-src 'none'",
    ...allowed,
    // For the page's own.
    `style-src '${NONCE}'`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Does no harm: what the others are compared with. */
export const plain = (parts: Parts): HostilePage => around(parts)

/** Pages on which both elements work as on any other. */
export const pages: Record<string, (parts: Parts) => HostilePage> = {
  'a policy with a nonce and trusted types': (parts) => around(parts, { headers: { 'content-security-policy': policyFor(parts.api) } }),
  'styles that reset everything': (parts) => around(parts, { head: `<style>${host('resets.css')}</style>` }),
  'polluted prototypes': (parts) => around(parts, { head: `<script>${host('old-library.js')}</script>` }),
  'clobbered names': (parts) =>
    around(parts, {
      body: `<form id="document"><input name="shadowRoot"><input name="attributes"></form>
        <form id="process"><input name="env"></form><div id="React"></div><div id="exports"></div><a id="define" href="#"></a>
        <div id="tracemark-task"></div><div id="root"></div><div id="moisture"></div>
        <img name="fonts" alt=""><img name="activeElement" alt=""><form name="head"></form><form name="location"></form>
        <img name="adoptedStyleSheets" alt=""><main>${bothTags(parts)}</main>`,
    }),
  'the script twice, and a copy of somebody else before it': (parts) => ({
    head: `${scriptFrom(`${parts.origin}/copy`)}${scriptFrom(parts.api)}${scriptFrom(parts.api, '?again')}${scriptFrom(parts.api)}`,
    body: `<main>${bothTags(parts)}</main>`,
  }),
  'an older version of the script after it': (parts) => ({
    head: `${scriptFrom(parts.api)}${scriptFrom(`${parts.origin}/older`)}`,
    body: `<main>${bothTags(parts)}</main>`,
  }),
  'another React': (parts) => ({
    body: `<div id="root" data-offered='${buildOffer(parts)}'></div>${scriptFrom(parts.api)}<script type="module">${parts.another}</script>`,
  }),
  'storage that throws': (parts) =>
    around(parts, {
      head: `<script>
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { get() { throw new DOMException('The operation is insecure.', 'SecurityError') } })
        Object.defineProperty(document, 'cookie', { get() { throw new DOMException('Denied', 'SecurityError') } })
      </script>`,
    }),
  'a sandbox without an origin': (parts) => around(parts, { headers: { 'content-security-policy': 'sandbox allow-scripts allow-forms' } }),
  'right to left': (parts) => around(parts, { html: 'lang="ar" dir="rtl"' }),
  'a transformed ancestor': (parts) =>
    around(parts, {
      body: `<div style="transform: translate(40px, 20px) scale(0.9); filter: opacity(0.99); contain: paint; max-width: 420px">${bothTags(parts)}</div>`,
    }),
  'a dialog': (parts) =>
    around(parts, {
      body: `<main><button type="button">Behind</button></main><dialog id="dialog" aria-label="Task">${bothTags(parts)}</dialog>
        <script>document.getElementById('dialog').showModal()</script>`,
    }),
  'another shadow root': (parts) =>
    around(parts, {
      body: `<shop-frame><template shadowrootmode="open" shadowrootdelegatesfocus><style>* { color: red } input { display: none }</style>
        <main>${bothTags(parts)}</main></template></shop-frame>`,
    }),
  'elements made before the script': (parts) => ({
    body: `<main id="place"></main><script>
        const { token, organization, thing, api } = ${buildOffer(parts)}
        const task = document.createElement('tracemark-task')
        const page = document.createElement('tracemark-page')
        Object.assign(task, { token, api })
        Object.assign(page, { organization, thing, api })
        document.getElementById('place').append(task, page)
      </script>${scriptFrom(parts.api)}`,
  }),
  'a slow server': (parts) => ({
    head: scriptFrom(parts.api),
    body: `<main>${bothTags(parts, `${parts.origin}/slow`)}</main>`,
  }),
}

/** An older build is there first, and stays in charge: ours leaves it alone. */
export const older = (parts: Parts): HostilePage => ({
  head: `${scriptFrom(`${parts.origin}/older`)}${scriptFrom(parts.api)}`,
  body: `<main>${bothTags(parts)}</main>`,
})

/** With a frame of the API's own site in it, which says what cookies it has there. */
export const framing =
  (cookiePage: string) =>
  (parts: Parts): HostilePage =>
    around(parts, { body: `<main><iframe src="${cookiePage}" title="Cookies"></iframe>${bothTags(parts)}</main>` })

/** Nobody listens there. */
const NOBODY = 'http://localhost:9'

/** Pages on which the elements can't work, and say so. */
export const failing: Record<string, (parts: Parts) => HostilePage> = {
  'no server': (parts) => ({ head: scriptFrom(parts.api), body: `<main><h1>Our growers</h1>${bothTags(parts, NOBODY)}</main>` }),
  'no code behind the script': (parts) => ({
    head: scriptFrom(`${parts.origin}/broken`),
    body: `<main><h1>Our growers</h1>${bothTags(parts)}</main>`,
  }),
}
