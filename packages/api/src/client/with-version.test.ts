import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'
import { createCalls } from './calls.ts'
import { createFetchTransport } from './fetch-transport.ts'
import { createKyTransport } from './ky-transport.ts'
import type { Transport } from './transport.ts'
import { withVersion } from './with-version.ts'

const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en' }
const changed = { by: 'Ana Ruiz', at: '2026-05-20T15:00:00.000Z' }
const problem = { type: 'about:blank', title: 'No.', status: 412, code: 'changed_meanwhile', requestId: 'r-1', changed }

/** An organization that has the version "2". */
const fetch: typeof globalThis.fetch = async (input, init) => {
  const named = new Request(input, init).headers.get('if-match')
  if (named !== null && named !== '"2"') return Response.json(problem, { status: 412 })
  return Response.json(organization, { headers: { etag: '"2"' } })
}

const transports: [string, Transport][] = [
  ['fetch', createFetchTransport(fetch)],
  ['ky', createKyTransport({ fetch })],
]

test.each(transports)('over %s, an entity comes with its version, and a change names one', async (_, transport) => {
  const { organizations } = createCalls({ baseUrl: 'https://api.test', transport })
  const params = { org: 101 }
  const read = await withVersion((options) => organizations.get({ params }, options))
  expect(read).toEqual({ entity: organization, version: '"2"' })
  const change = (ifMatch: string) =>
    withVersion((options) => organizations.update({ params, body: { name: 'Sierra' } }, { ...options, ifMatch }))
  expect(await change('"2"')).toEqual(read)
  const failure = await change('"1"').catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'changed_meanwhile', status: 412, changed })
})
