import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { systemClock } from '../clock.ts'
import type { Environment } from '../http/environment.ts'
import { noRateLimits } from '../http/rate-limits.ts'
import { createTokens } from '../identity/tokens.ts'
import { silentLog } from '../log.ts'
import { publicDocumentRoute } from './public-document.ts'

test('a page that the database can not give is answered with a page that says so', async () => {
  const app = new Hono<Environment>()
  const { privateKey } = await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])
  const { key_ops: _, ext: __, ...key } = await crypto.subtle.exportKey('jwk', privateKey)
  const dependencies = {
    tokens: await createTokens(key, 'http://localhost'),
    log: silentLog,
    clock: systemClock,
    publicUrl: 'http://localhost',
    geolocationUrl: undefined,
    rateLimits: noRateLimits,
    addressOf: () => '127.0.0.1',
    visits: { count: () => undefined, flush: async () => 0, start: () => undefined, stop: async () => undefined },
  }
  const find = () => Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' }))
  const render = async ({ failure }: { failure?: string | undefined }) => ({ html: `<h1>${failure}</h1>`, language: 'de', styles: [] })
  publicDocumentRoute(app, dependencies, { find }, async () => render, undefined)
  const answer = await app.request('http://localhost/p/sierra-alta/finca')
  expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
    500,
    'text/html; charset=UTF-8',
    '<h1>internal</h1>',
  ])
})
