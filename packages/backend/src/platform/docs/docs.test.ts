import { contract } from '@tracemark/api/contract'
import { ErrorCode } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../../../../package.json' with { type: 'json' }
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { guides } from './guides.ts'

let app: TestApp
let html: string
beforeAll(async () => {
  app = await createTestApp()
  html = await (await app.fetch(`${app.baseUrl}/docs`)).text()
})
afterAll(() => app.stop())

const idsIn = (page: string) => new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))

test('every call, query and error has a place, and every link within the page leads to one', () => {
  const ids = idsIn(html)
  const calls = Object.entries(contract).flatMap(([group, endpoints]) => Object.keys(endpoints).map((name) => `${group}.${name}`))
  const wanted = [
    ...calls,
    ...ErrorCode.options.map((code) => `error-${code}`),
    'files.put',
    'query-myaccount',
    'query-organizationTasks',
    'query-notifications',
  ]
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...html.matchAll(/ id="/g)].length)
})

test('a call says its token, permissions, key, body, example and errors', () => {
  const call = (html.split('<details').find((entry) => entry.includes('<article id="taskRuns.process"')) ?? '').replaceAll('<wbr>', '')
  for (const part of [
    'Record the interaction; repeated, it answers the same',
    '/core/executions/<var>{id}</var>/process',
    'Takes the <a href="#tokens">execution token</a>.',
    'the same key and content give the same answer for ever',
    '-H &quot;Idempotency-Key: $(uuidgen)&quot;',
    '&quot;classification&quot;: &quot;notice&quot;',
    '<b>422</b> <a href="#error-idempotency_key_reused">',
  ])
    expect(call).toContain(part)
  expect(/<article id="interactions.list"[\s\S]*?<\/article>/.exec(html)?.[0]).toContain('Needs interactions:list.')
})

test('it reads without its one script, asks nobody else, and its files are there', async () => {
  const page = await app.fetch(`${app.baseUrl}/docs`)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/)
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script type="module" src="/docs/search.js">'])
  expect(html).not.toMatch(/style="|src="(?!\/docs\/)|https:\/\/(?!example|localhost)/)
  // What has no use without the script is not there without it.
  expect(html).toContain('<search hidden>')
  const files = {
    'tokens.css': 'text/css',
    'page.css': 'text/css',
    'reference.css': 'text/css',
    'mailbox.css': 'text/css',
    'search.js': 'text/javascript',
  }
  for (const [file, type] of Object.entries(files)) {
    const response = await app.fetch(`${app.baseUrl}/docs/${file}`)
    expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, `${type}; charset=utf-8`])
    for (const [, font = ''] of (await response.text()).matchAll(/url\((\/fonts\/[^)]+)\)/g))
      expect([font, (await app.fetch(`${app.baseUrl}${font}`)).status]).toEqual([font, 200])
  }
  const slash = await app.fetch(`${app.baseUrl}/docs/`, { redirect: 'manual' })
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/docs'])
})

test('every field of a call says what it is, and its type leads to what that is', () => {
  const call = /<article id="interactions.list"[\s\S]*?<\/article>/.exec(html)?.[0]
  expect(call).toContain(
    '<code>from</code> <span class="type"><a href="#type-Timestamp">Timestamp</a></span> <span class="place">in query</span></dt><dd>Recorded at or after this instant.</dd>',
  )
  expect(call).toContain('<a href="#type-InteractionPage">InteractionPage</a>')
  expect(html).toContain('page of <a href="#type-Category">Category</a>')
  expect(html).not.toContain('<dd></dd>')
})

test('the version is that of the product, in the page and in the document', async () => {
  const document = (await (await app.fetch(`${app.baseUrl}/openapi.json`)).json()) as { info: { version: string } }
  expect(document.info.version).toBe(manifest.version)
  expect(html).toContain(`Every call of version ${manifest.version} at`)
})

test('every guide is a page that the reference leads to', async () => {
  const linked = [...html.matchAll(/href="(\/docs\/guides\/[^"#]+)"/g)].map(([, path]) => path)
  expect([...new Set(linked)]).toEqual(guides.map(({ name }) => `/docs/guides/${name}`))
  for (const { name, title } of guides) {
    const response = await app.fetch(`${app.baseUrl}/docs/guides/${name}`)
    const guide = await response.text()
    expect([name, /<pre[^>]*>[^<]*(localhost:8080|your-tracemark)/.test(guide)]).toEqual([name, false])
    expect([name, response.status, guide.includes(`<h1>${title}</h1>`), guide.includes('```')]).toEqual([name, 200, true, false])
    const ids = idsIn(guide)
    expect([...guide.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  }
})

test('the guides have a page that leads to each', async () => {
  const response = await app.fetch(`${app.baseUrl}/docs/guides`)
  const page = await response.text()
  expect([response.status, page.includes('<h1>Guides</h1>')]).toEqual([200, true])
  const [, content = ''] = page.split('<ul class="guides">')
  expect([...content.matchAll(/href="(\/docs\/guides\/[^"#]+)"/g)].map(([, path]) => path)).toEqual(
    guides.map(({ name }) => `/docs/guides/${name}`),
  )
})

test('the search of a guide looks through what all guides say, and examples name the server that shows them', async () => {
  const guide = await (await app.fetch(`${app.baseUrl}/docs/guides/tokens`)).text()
  expect(guide).toContain('<script type="module" src="/docs/search.js">')
  expect(/<li class="entry" data-words="([^"]*)"><a href="\/docs\/guides\/webhooks"/.exec(guide)?.[1]).toContain('hmacsecuritykey')
  expect(guide).toContain(`export TRACEMARK_URL=${app.baseUrl}`)
})
