import { createCalls } from '@tracemark/api/client'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BODY_LIMIT_BYTES } from '../app.ts'
import { buildAddress } from './conversation.ts'
import { Fixture } from './fixture.ts'
import { type Operation, operations } from './operations.ts'
import { bodies, documents } from './pathological.ts'
import { files } from './pathological-files.ts'
import { headers, headersWith } from './pathological-headers.ts'
import {
  listQueries,
  type Outgoing,
  type Pathological,
  takesLongText,
  textsEverywhere,
  textsInPath,
  textsThatFit,
  valuesEverywhere,
} from './pathological-requests.ts'
import { findFault } from './processor-time.ts'

let fixture: Fixture
let publicPage: Outgoing
beforeAll(async () => {
  fixture = await Fixture.create({ settings: { TRACEMARK_RATE_LIMITS: 'off' } })
  const operation = findOperation('publicAssets.get')
  const { parts } = await fixture.fill(operation, fixture.own)
  publicPage = { method: 'GET', path: buildAddress(operation, parts) }
})
afterAll(() => fixture.app.stop())

const findOperation = (id: string): Operation => {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new TypeError(`There is no call ${id}.`)
  return found
}

const fetch = async (path: string, init: RequestInit): Promise<string> => {
  const response = await fixture.app.fetch(new URL(path, fixture.app.baseUrl).href, init)
  return response.text()
}

/** Reads a file as bytes: as text it would cost the caller as much as the server. */
const load = async (path: string): Promise<number> =>
  (await (await fixture.app.fetch(new URL(path, fixture.app.baseUrl).href)).arrayBuffer()).byteLength

const send = ({ method, path, body, headers: more }: Outgoing, token: string | undefined) =>
  fetch(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }), ...more },
    ...(body !== undefined && { body }),
  })

/** Each is made before it is measured. */
const kept = <Made>(make: (size: number) => Made): ((size: number) => Made) => {
  const made = new Map([1, 1 / 2, 1 / 4].map((size) => [size, make(size)]))
  return (size) => made.get(size) ?? make(size)
}

const idIn = (answer: string): string | undefined => /^\{"id":"([0-9a-f-]+)"/.exec(answer)?.[1]

/** Deletes what a call has created, so that the next request finds a page of the same length. */
const remover = async (operation: Operation) => {
  const remove = operations.find(({ id }) => id === operation.id.replace(/\.create$/, '.delete') && id !== operation.id)
  if (!remove) return async () => undefined
  const { parts, token } = await fixture.fill(remove, fixture.own)
  return async (id: string) => {
    await send({ method: remove.method, path: buildAddress(remove, { ...parts, params: { ...parts.params, id } }) }, token)
  }
}

/** By name, what is wrong with the time that these requests take. */
const findFaults = async (requests: readonly Pathological[], run: (request: Outgoing) => Promise<unknown>, tidy = async () => {}) => {
  const faults: Record<string, string> = {}
  for (const [name, make] of requests) {
    const at = kept(make)
    const fault = await findFault((size) => run(at(size)))
    if (fault) faults[name] = fault
    await tidy()
  }
  return faults
}

/** What deletes comes last, so that the others find their rows; and what reads after what writes, so that it reads it. */
const rank = ({ method }: Operation): number => (method === 'DELETE' ? 2 : method === 'GET' ? 1 : 0)
const inOrder = operations.toSorted((first, second) => rank(first) - rank(second))

test.each(inOrder.map((operation) => [operation.id, operation] as const))('%s takes time as its input grows', async (_, operation) => {
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const once = [textsEverywhere, textsInPath, valuesEverywhere, listQueries].flatMap((kind) => kind(operation, parts))
  // Long texts are read by visitors: what a writer's call takes, the page that shows it takes too.
  const isShown = operation.method !== 'GET' && takesLongText(operation, parts)
  const remove = await remover(operation)
  const created = new Set<string>()
  const write = async (request: Outgoing) => {
    const id = idIn(await send(request, token))
    if (id !== undefined) created.add(id)
  }
  const tidy = async () => {
    for (const id of created) await remove(id)
    created.clear()
  }
  const writeAndRead = async (request: Outgoing) => {
    await write(request)
    if (isShown) await send(publicPage, undefined)
  }
  const faults = [await findFaults(once, write, tidy), await findFaults(textsThatFit(operation, parts), writeAndRead, tidy)]
  expect(faults).toEqual([{}, {}])
})

test.each(Object.entries(headers))('a call takes time as %s in its headers grow', async (header, [, , id]) => {
  const operation = findOperation(id)
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const body = parts.body === undefined ? {} : { body: JSON.stringify(parts.body) }
  const request = { method: operation.method, path: buildAddress(operation, parts), ...body }
  const requests = headersWith(header).map(([name, at]): Pathological => [name, (size) => ({ ...request, headers: at(size) })])
  expect(await findFaults(requests, (outgoing) => send(outgoing, token))).toEqual({})
})

test.each(Object.entries(bodies))('a body of %s takes time as it grows, to the last byte', async (name, body) => {
  const operation = findOperation('assets.create')
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const request = { method: operation.method, path: buildAddress(operation, parts) }
  const at = (size: number) => ({ ...request, body: body(size * (BODY_LIMIT_BYTES - 100)) })
  expect(await findFaults([[name, at]], (outgoing) => send(outgoing, token))).toEqual({})
})

test.each(Object.entries(documents))('a query of %s takes time as it grows, to the last byte', async (name, document) => {
  const token = await fixture.app.organizationToken('owner')
  const at = (size: number) => ({
    method: 'POST',
    path: '/graphql',
    body: JSON.stringify({ query: document(size * BODY_LIMIT_BYTES * 0.8) }),
  })
  expect(await findFaults([[name, at]], (outgoing) => send(outgoing, token))).toEqual({})
})

test.each(Object.entries(files))('%s takes time as it grows, sent and made small', async (name, file) => {
  const client = createCalls(fixture.app).files
  const token = await fixture.app.organizationToken('owner')
  const at = kept((size) => new Uint8Array(file(Math.floor(size * MAX_UPLOAD_BYTES))))
  const place = () => client.create({ body: { name } }, { token })
  const sent = async (size: number) => {
    const { uploadUrl, url } = await place()
    await fetch(uploadUrl, { method: 'PUT', body: at(size) })
    return `${url}?size=S`
  }
  expect([
    await findFault(
      (size, uploadUrl) => fetch(uploadUrl, { method: 'PUT', body: at(size) }),
      async () => (await place()).uploadUrl,
    ),
    await findFault((_, small) => load(small), sent),
  ]).toEqual([undefined, undefined])
})
