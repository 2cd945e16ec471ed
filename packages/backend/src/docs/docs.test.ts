import { contract } from '@tracemark/api/contract'
import { ErrorCode } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'

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
    'query-myaccount',
    'query-organizationTasks',
    'query-notifications',
  ]
  expect(wanted.filter((id) => !ids.has(id))).toEqual([])
  expect([...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id).filter((id) => !ids.has(id))).toEqual([])
  expect(ids.size).toBe([...html.matchAll(/ id="/g)].length)
})

test('a call says its token, permissions, key, body, example and errors', () => {
  const call = /<article id="executions.process"[\s\S]*?<\/article>/.exec(html)?.[0] ?? ''
  for (const part of [
    'Record the interaction; repeated, it answers the same',
    '/core/executions/<var>{id}</var>/process',
    'Takes the <a href="#tokens">execution token</a>.',
    'the same key and content give the same answer for ever',
    '-H &#39;Idempotency-Key: ',
    '&quot;classification&quot;: &quot;notice&quot;',
    '<b>422</b> <a href="#error-idempotency_key_reused">',
  ])
    expect(call).toContain(part)
  expect(/<article id="interactions.list"[\s\S]*?<\/article>/.exec(html)?.[0]).toContain('Needs interactions:list.')
})

test('it runs no script, asks nobody else, and its files are there', async () => {
  const page = await app.fetch(`${app.baseUrl}/docs`)
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self';/)
  expect(html).not.toMatch(/<script|style="|src="|https:\/\/(?!example|localhost)/)
  for (const file of ['tokens.css', 'page.css', 'reference.css', 'mailbox.css']) {
    const response = await app.fetch(`${app.baseUrl}/docs/${file}`)
    expect([file, response.status, response.headers.get('content-type')]).toEqual([file, 200, 'text/css; charset=utf-8'])
    for (const [, font = ''] of (await response.text()).matchAll(/url\((\/fonts\/[^)]+)\)/g))
      expect([font, (await app.fetch(`${app.baseUrl}${font}`)).status]).toEqual([font, 200])
  }
  const slash = await app.fetch(`${app.baseUrl}/docs/`, { redirect: 'manual' })
  expect([slash.status, slash.headers.get('location')]).toEqual([301, '/docs'])
})
