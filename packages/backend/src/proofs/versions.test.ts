import { changesEntity, withoutVersion } from '@tracemark/api/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { TEST_NOW } from '../testing/template.ts'
import type { Answer } from './conversation.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import { World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await World.create()
})
afterAll(() => world.app.stop())

const reads = operations.filter(({ endpoint, method, path }) => method === 'GET' && endpoint?.entity === path)
const changes = operations.filter(({ endpoint }) => endpoint && changesEntity(endpoint))
const readOf = ({ id, endpoint }: Operation): Operation => {
  const found = reads.find(({ path }) => path === endpoint?.entity)
  if (!found) throw new TypeError(`No GET reads what ${id} changes.`)
  return found
}
const each = (of: readonly Operation[]) => of.map((operation) => [operation.id, operation] as const)

/** An entity of its own for a change, and how it is read. */
const begin = async (operation: Operation) => {
  const { parts, token = '' } = await world.fill(operation, world.own, { fresh: true })
  const read = () => world.send(readOf(operation), { params: parts.params, query: {}, body: undefined }, token)
  const change = (headers: Record<string, string>, of: Operation = operation, changed: Parts = parts) =>
    world.send(of, changed, token, headers)
  return { read, change, parts }
}

const outcome = ({ status, code }: Answer) => ({ status, code })
const done = { status: 200, code: 'done' }
const stale = { status: 412, code: 'changed_meanwhile' }
const lastChange = { by: expect.any(String), at: TEST_NOW.toISOString(), own: true }

describe('a read of one entity', () => {
  test.each(each(reads))('%s answers the same version until something changes, and nothing to who has it', async (_, operation) => {
    const { parts, token } = await world.fill(operation, world.own)
    const first = await world.send(operation, parts, token)
    expect([first.text, first.etag]).toEqual([first.text, expect.stringMatching(/^"[\w-]{22}"$/)])
    const again = await world.send(operation, parts, token, { 'if-none-match': `W/${first.etag}` })
    const isWhole = operation.endpoint?.derived === undefined
    expect([again.etag, again.status]).toEqual([first.etag, isWhole ? 304 : 200])
  })
})

describe('a change', () => {
  test.each(each(changes.filter(({ method }) => method !== 'DELETE')))(
    '%s is done to the version that it names, and refused to the one before',
    async (_, operation) => {
      const { read, change } = await begin(operation)
      const before = await read()
      const changed = await change({ 'if-match': before.etag ?? '' })
      expect([changed.text, outcome(changed)]).toEqual([changed.text, done])
      expect(changed.etag).not.toBe(before.etag)
      const after = await read()
      expect(after.etag).toBe(changed.etag)

      const refused = await change({ 'if-match': before.etag ?? '' })
      expect([outcome(refused), Object(refused.json).changed]).toEqual([stale, lastChange])
      expect((await read()).text).toBe(after.text)
    },
  )

  test.each(each(changes.filter(({ method }) => method === 'DELETE')))(
    '%s is refused to a version that is not there any more, and done to the one that is',
    async (_, operation) => {
      const { read, change } = await begin(operation)
      const before = await read()
      expect(outcome(await change({ 'if-match': '"of-another-time"' }))).toEqual(stale)
      expect((await read()).text).toBe(before.text)
      expect(outcome(await change({ 'if-match': `"of-another-time", W/${before.etag}` }))).toEqual(done)
      expect((await read()).status).toBe(404)
    },
  )
})

test('whatever reads or changes one entity has its version, or a reason in the contract', () => {
  const ofOne = operations.filter(({ endpoint, method, path }) => {
    if (!endpoint || method === 'POST') return false
    const isList = endpoint.response instanceof z.ZodMiniObject && Object.hasOwn(endpoint.response.shape, 'items')
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).filter((name) => name !== 'product' && name !== 'org')
    return method === 'GET' ? names.length > 0 && !isList : true
  })
  const without = ofOne.filter(({ endpoint }) => endpoint?.entity === undefined).map(({ id }) => id)
  expect(without.toSorted()).toEqual(Object.keys(withoutVersion).toSorted())
})

test('what makes no version is in the answer', () => {
  const unknown = reads.flatMap(({ id, endpoint }) => {
    const { properties = {} } = z.toJSONSchema(endpoint?.response ?? z.object({}), { io: 'input', unrepresentable: 'any' })
    return (endpoint?.derived ?? []).filter((path) => !Object.hasOwn(properties, path.split('.')[0] ?? '')).map((path) => `${id} ${path}`)
  })
  expect(unknown).toEqual([])
})
