import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from './conversation.ts'
import { withoutKey, withoutOtherContent } from './exceptions.ts'
import { Fixture } from './fixture.ts'
import { added, countRows, idempotentOperations, keyed, otherContent, sendKeyed } from './idempotency.ts'
import { operations } from './operations.ts'

const AT_ONCE = 50

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
})
afterAll(() => fixture.app.stop())

const texts = (answers: readonly Answer[]) => new Set(answers.map(({ status, text }) => `${status} ${text}`))

test.each(idempotentOperations.map((operation) => [operation.id, operation] as const))(
  '%s does the work of 50 identical requests at once for one of them, answers all the same, and refuses the key for other content',
  async (id, operation) => {
    const alone = await keyed(fixture, operation)
    const start = await countRows(fixture)
    const answer = await sendKeyed(fixture, alone)
    expect([answer.code, answer.code === 'done' ? '' : answer.text]).toEqual(['done', ''])
    const ofOne = added(start, await countRows(fixture))

    const request = await keyed(fixture, operation)
    const before = await countRows(fixture)
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => sendKeyed(fixture, request)))
    expect([...texts(answers)]).toEqual([`200 ${answers[0]?.text}`])
    expect(added(before, await countRows(fixture))).toEqual(ofOne)

    const parts = await otherContent(fixture, request)
    expect([id, parts === undefined]).toEqual([id, withoutOtherContent[id] !== undefined])
    if (!parts) return
    const after = await countRows(fixture)
    const refused = await sendKeyed(fixture, { ...request, parts })
    expect([refused.status, refused.code]).toEqual([422, 'idempotency_key_reused'])
    expect(added(after, await countRows(fixture))).toEqual({})
  },
)

test('whatever is posted takes a key, or has a reason', () => {
  const posted = operations.filter(({ endpoint }) => endpoint?.method === 'POST' && endpoint.idempotent === undefined)
  expect(posted.map(({ id }) => id).toSorted()).toEqual(Object.keys(withoutKey).toSorted())
})
