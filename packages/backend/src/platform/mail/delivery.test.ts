import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import { createIdSource } from '../ids.ts'
import { silentLog } from '../log.ts'
import { deliverMail } from './delivery.ts'
import { type Mail, queueMail } from './queries.ts'
import type { SendMail } from './transport.ts'

let connection: DatabaseConnection
let now = new Date('2026-05-20T15:00:00Z')
const ids = createIdSource({ now: () => now })
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())
beforeEach(async () => {
  for (const organizationId of [101, 102])
    await withScope(connection.db, { organizationId }, (db) => db.deleteFrom('outgoing_mail').execute())
})

const buildMail = (recipient: string): Mail => ({ recipient, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' })
const queue = (recipient: string, organizationId = 101) =>
  withScope(connection.db, { organizationId }, (db) =>
    queueMail(db, organizationId, { id: ids(), createdAt: now, mail: buildMail(recipient) }),
  )
const rows = () => withScope(connection.db, { component: 'mail' }, (db) => db.selectFrom('outgoing_mail').selectAll().execute())
const deliver = (send: SendMail, log = silentLog) => deliverMail({ ...connection, now: () => now, log, send })
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}

test('what organizations have written is handed over once, oldest first, and forgotten', async () => {
  for (let number = 0; number < 12; number += 1) await queue(`${number}@example.com`, 101 + (number % 2))
  const sent: Mail[] = []
  expect(await deliver(async (_id, mail) => void sent.push(mail))).toBe(12)
  expect(sent).toEqual(Array.from({ length: 12 }, (_, number) => buildMail(`${number}@example.com`)))
  expect(await rows()).toEqual([])
})

test('two processes share them', async () => {
  for (let number = 0; number < 20; number += 1) await queue(`${number}@example.com`)
  const sent: string[] = []
  const send: SendMail = async (id) => void sent.push(id)
  await Promise.all([deliver(send), deliver(send)])
  expect([sent.length, new Set(sent).size]).toEqual([20, 20])
})

test('one that fails is tried again later, under the same id, and the others go on', async () => {
  await queue('slow@example.com')
  await queue('other@example.com')
  const tries: string[] = []
  let isDown = true
  const send: SendMail = async (id, { recipient }) => {
    tries.push(`${id} ${recipient}`)
    if (recipient === 'slow@example.com' && isDown) throw Object.assign(new Error('to slow@example.com'), { code: 'ECONNECTION' })
  }
  const lines: unknown[] = []
  const log = { ...silentLog, warn: (...line: unknown[]) => void lines.push(line) }
  expect(await deliver(send, log)).toBe(2)
  expect(JSON.stringify(lines)).toContain('ECONNECTION')
  expect(JSON.stringify(lines)).not.toContain('slow@')
  expect(await deliver(send)).toBe(0)
  later(31)
  isDown = false
  expect(await deliver(send)).toBe(1)
  expect([tries.length, tries[0]]).toEqual([3, tries[2]])
  expect(await rows()).toEqual([])
})

test('one that the mail server refuses for good, or for days, is given up, and its words are forgotten', async () => {
  await queue('nobody@example.com')
  await deliver(() => Promise.reject(Object.assign(new Error('550'), { responseCode: 550, code: 'EENVELOPE' })))
  await queue('away@example.com')
  let tries = 0
  for (let day = 0; day < 12; day += 1) {
    await deliver(() => {
      tries += 1
      return Promise.reject(new Error('away'))
    })
    later(24 * 60 * 60 + 1)
  }
  expect(tries).toBe(9)
  expect((await rows()).map(({ body_text, body_html, failed_at }) => [body_text, body_html, failed_at !== null])).toEqual([
    ['', '', true],
    ['', '', true],
  ])
})

test('one whose process ended in the middle is tried by another after a while', async () => {
  await queue('cut@example.com')
  const never = new Promise<void>(() => undefined)
  const claimed = Promise.withResolvers<void>()
  void deliver(() => {
    claimed.resolve()
    return never
  })
  await claimed.promise
  const sent: string[] = []
  const send: SendMail = async (_id, { recipient }) => void sent.push(recipient)
  expect(await deliver(send)).toBe(0)
  later(5 * 60 + 1)
  expect(await deliver(send)).toBe(1)
  expect(sent).toEqual(['cut@example.com'])
})
