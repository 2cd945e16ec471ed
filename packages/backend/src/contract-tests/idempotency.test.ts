import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from './conversation.ts'
import { withoutKey, withoutOtherContent } from './exceptions.ts'
import { World } from './fixture.ts'
import { added, countRows, idempotentOperations, keyed, otherContent, sendKeyed } from './idempotency.ts'
import { operations } from './operations.ts'

const AT_ONCE = 50

let world: World
beforeAll(async () => {
  world = await World.create()
})
afterAll(() => world.app.stop())

const texts = (answers: readonly Answer[]) => new Set(answers.map(({ status, text }) => `${status} ${text}`))

test.each(idempotentOperations.map((operation) => [operation.id, operation] as const))(
  '%s does the work of 50 identical requests at once for one of them, answers all the same, and refuses the key for other content',
  async (id, operation) => {
    const alone = await keyed(world, operation)
    const start = await countRows(world)
    const answer = await sendKeyed(world, alone)
    expect([answer.code, answer.code === 'done' ? '' : answer.text]).toEqual(['done', ''])
    const ofOne = added(start, await countRows(world))

    const request = await keyed(world, operation)
    const before = await countRows(world)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendKeyed(world, request)))
    expect([...texts(answers)]).toEqual([`200 ${answers[0]?.text}`])
    expect(added(before, await countRows(world))).toEqual(ofOne)

    const parts = await otherContent(world, request)
    expect([id, parts === undefined]).toEqual([id, withoutOtherContent[id] !== undefined])
    if (!parts) return
    const after = await countRows(world)
    const refused = await sendKeyed(world, { ...request, parts })
    expect([refused.status, refused.code]).toEqual([422, 'idempotency_key_reused'])
    expect(added(after, await countRows(world))).toEqual({})
  },
)

test('whatever is posted takes a key, or has a reason', () => {
  const posted = operations.filter(({ endpoint }) => endpoint?.method === 'POST' && endpoint.idempotent === undefined)
  expect(posted.map(({ id }) => id).toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})
