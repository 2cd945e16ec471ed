import { contract } from '@tracemark/api/contract'
import { ErrorCode } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../../../../package.json' with { type: 'json' }
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import type { ReferenceDocument } from './document.ts'
import { EXAMPLE_SERVER } from './examples.ts'
import { guides } from './guides.ts'

const SCHEMA_OF_REFERENCES = /"#\/components\/schemas\/(\w+)"/g

let app: TestApp
let html: string
let written: string
let document: ReferenceDocument
beforeAll(async () => {
  app = await createTestApp()
  html = await (await app.fetch(`${app.baseUrl}/docs`)).text()
  written = await (await app.fetch(`${app.baseUrl}/openapi.json`)).text()
  document = JSON.parse(written)
})
afterAll(() => app.stop())

const idsIn = (page: string) => new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
const listOperations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

test('every call is in the document that is shown, and every error and type has its place', () => {
  const calls = Object.entries(contract).flatMap(([group, endpoints]) => Object.keys(endpoints).map((name) => `${group}.${name}`))
  const said = listOperations().map(({ operationId }) => operationId)
  expect(said.toSorted()).toEqual([...calls, 'files.put', 'graphql.query'].toSorted())
  for (const code of ErrorCode.options) expect(document.info.description).toContain(`| \`${code}\` |`)
  const types = new Set([...written.matchAll(SCHEMA_OF_REFERENCES)].map(([, name = '']) => name))
  expect([...types].filter((name) => !(name in document.components.schemas))).toEqual([])
})

test('every group of calls has a title, and no call is without a group', () => {
  expect(document.tags.map(({ name }) => name)).toEqual([...new Set(listOperations().flatMap(({ tags }) => tags))])
  expect(document.tags.find(({ name }) => name === 'taskAssets')?.['x-displayName']).toBe('Task assets')
  expect(listOperations().filter(({ tags }) => tags.length !== 1)).toEqual([])
})

test('a call has an example of all that it needs and answers', () => {
  const process = document.paths['/core/executions/{id}/process']?.post
  expect(process?.parameters?.map(({ name, example }) => [name, example !== undefined])).toEqual([
    ['id', true],
    // One that stood here would be sent again and again.
    ['Idempotency-Key', false],
  ])
  expect(process?.responses[200]?.content?.['application/json']?.example).toMatchObject({ classification: 'notice' })
  const silent = listOperations().flatMap(({ operationId, parameters = [], requestBody, responses }) => [
    ...parameters
      .filter(({ required = false, example }) => required !== (example !== undefined))
      .map(({ name }) => `${operationId} ${name}`),
    ...[requestBody?.content, responses[200]?.content]
      .flatMap((content) => content?.['application/json'] ?? [])
      .filter(({ example }) => example === undefined)
      .map(() => operationId),
  ])
  expect(silent).toEqual([])
  // An example names the server that shows it.
  expect(written).not.toContain(EXAMPLE_SERVER)
  expect(written).toContain(`"uploadUrl":"${app.baseUrl}/files/`)
})

test('the page asks nobody else, its style may be written into it and no script, and its files are there', async () => {
  const page = await app.fetch(`${app.baseUrl}/docs`)
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect([...html.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual([
    '<script type="module" src="/docs/viewer/standalone.esm.js">',
    '<script type="module" src="/docs/viewer.js">',
  ])
  expect(html).not.toMatch(/style="|src="(?!\/docs\/)|https?:\/\//)
  const files = {
    'tokens.css': 'text/css',
    'faces.css': 'text/css',
    'page.css': 'text/css',
    'reference.css': 'text/css',
    'viewer.css': 'text/css',
    'mailbox.css': 'text/css',
    'search.js': 'text/javascript',
    'viewer.js': 'text/javascript',
    'viewer/standalone.esm.js': 'text/javascript',
  }
  for (const [file, type] of Object.entries(files)) {
    const response = await app.fetch(`${app.baseUrl}/docs/${file}`)
    expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, `${type}; charset=utf-8`])
    if (type === 'text/css')
      for (const [, font = ''] of (await response.text()).matchAll(/url\((\/fonts\/[^)]+)\)/g))
        expect([font, (await app.fetch(`${app.baseUrl}${font}`)).status]).toEqual([font, 200])
  }
  const slash = await app.fetch(`${app.baseUrl}/docs/`, { redirect: 'manual' })
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/docs'])
})

test.each(['queries', 'guides', 'guides/tokens'])('%s reads without its one script, and allows no style in the page', async (path) => {
  const page = await app.fetch(`${app.baseUrl}/docs/${path}`)
  const text = await page.text()
  expect(page.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  expect([...text.matchAll(/<script[^>]*>/g)].map(([tag]) => tag)).toEqual(['<script type="module" src="/docs/search.js">'])
  // What has no use without the script is not there without it.
  expect(text).toContain('<search hidden>')
})

test('every query has a place on the page of the query language, and every link within it leads to one', async () => {
  const page = await (await app.fetch(`${app.baseUrl}/docs/queries`)).text()
  const ids = idsIn(page)
  for (const name of ['myaccount', 'organizationTasks', 'notifications']) expect(ids).toContain(`query-${name}`)
  expect([...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...page.matchAll(/ id="/g)].length)
})

test('the version is that of the product', () => {
  expect(document.info.version).toBe(manifest.version)
})

test('every guide is a page that the reference leads to', async () => {
  const linked = [...document.info.description.matchAll(/\]\((\/docs\/guides\/[^)#]+)\)/g)].map(([, path]) => path)
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
