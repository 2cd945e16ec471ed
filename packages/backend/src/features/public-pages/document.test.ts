import { createCalls } from '@tracemark/api/client'
import { Hono } from 'hono'
import { afterAll, expect, test } from 'vitest'
import { systemClock } from '../../platform/clock.ts'
import type { Environment } from '../../platform/http/environment.ts'
import type { PageToRender } from '../../platform/http/page-renderer.ts'
import { noRateLimits } from '../../platform/http/rate-limits.ts'
import { silentLog } from '../../platform/log.ts'
import { createTestApp } from '../../testing/create-test-app.ts'
import { type CachedPages, createCachedPages } from './cached-pages.ts'
import { publicDocumentRoute } from './document.ts'

const app = await createTestApp()
afterAll(() => app.stop())

test.each([
  ['/p/Sierra-Alta/FINCA-LA-ESPERANZA?item=SA-0004-217', '/p/sierra-alta/finca-la-esperanza?item=SA-0004-217'],
  ['/p/Sierra-Alta/finca-la-esperanza?unit=a07a20b2', '/p/sierra-alta/finca-la-esperanza?unit=a07a20b2'],
  ['/p/sierra-alta/finca-la-esperanza/?lang=de', '/p/sierra-alta/finca-la-esperanza?lang=de'],
])('%s leads to the address of the page', async (asked, address) => {
  const { status, headers } = await app.fetch(app.baseUrl + asked, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([301, address])
})

/** A server of these pages, which says of each what it would draw. */
const serve = (pages: CachedPages, visited: string[] = []) => {
  const server = new Hono<Environment>()
  const dependencies = {
    db: app.db,
    tokens: app.tokens,
    pages,
    log: silentLog,
    clock: systemClock,
    publicUrl: app.baseUrl,
    geolocationUrl: undefined,
    rateLimits: noRateLimits,
    getAddress: () => '127.0.0.1',
    visits: {
      count: (_: number, thingId: string) => void visited.push(thingId),
      flush: async () => 0,
      start: () => undefined,
      stop: async () => undefined,
    },
  }
  const render = async ({ pageIn, failure }: PageToRender) => ({
    html: `<h1>${pageIn?.('de').thing.name ?? failure}</h1>`,
    language: 'de',
    styles: [],
  })
  publicDocumentRoute(server, dependencies, async () => render, undefined)
  return (path: string) =>
    server.request(app.baseUrl + path, {
      headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    })
}

test('a page that the database can not give is answered with a page that says so', async () => {
  const find = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
  const answer = await serve({ find, forget: () => undefined })('/p/sierra-alta/finca')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    500,
    'text/html; charset=UTF-8',
    '<h1>internal</h1>',
  ])
})

test('an address that the asset had before leads to its present one, with what a label adds to it', async () => {
  const { thingId, publicLink } = app.demo.featured
  const token = await app.organizationToken('owner')
  const rename = (link: string) =>
    createCalls(app).assets.updatePublicInfo({ params: { id: thingId }, body: { publicLink: link } }, { token })
  const visited: string[] = []
  const ask = serve(createCachedPages({ db: app.db, clock: systemClock }), visited)
  const lead = async (path: string) => {
    const { status, headers } = await ask(path)
    return [status, headers.get('location'), headers.get('cache-control')]
  }
  await rename('esperanza')
  expect(await lead('/p/sierra-alta/finca-la-esperanza?unit=a07a20b2')).toEqual([301, '/p/sierra-alta/esperanza?unit=a07a20b2', 'no-cache'])
  await rename(publicLink)
  expect(await lead('/p/sierra-alta/esperanza')).toEqual([301, '/p/sierra-alta/finca-la-esperanza', 'no-cache'])
  expect(visited).toEqual([])
  expect(await lead('/p/sierra-alta/finca-la-esperanza')).toEqual([200, null, 'private, no-cache'])
  expect(visited).toEqual([thingId])
})
