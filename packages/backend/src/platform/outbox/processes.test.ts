import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { countingKind, type Deliver } from '../../testing/counting-kind.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { withScope } from '../db/scope.ts'
import { createIdSource } from '../ids.ts'
import { silentLog } from '../log.ts'
import { cancelPending } from './cancel.ts'
import { createEmit } from './emit.ts'
import type { Target } from './kinds.ts'
import { endAllLeases, LEASE_SECONDS, leaseQueues } from './queues.ts'
import { sweepOutbox } from './sweep.ts'
import { createWorker } from './worker.ts'

let connection: DatabaseConnection
const clock = movableClock()
const ids = createIdSource(clock)
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const TARGETS = Array.from({ length: 5 }, () => crypto.randomUUID())

const emit = (number: number) => {
  const subscribers = [async () => TARGETS.map((id) => ({ kind: 'counting', id }))]
  const data = () => ({ webhookId: TARGETS[0] ?? '', name: String(number) })
  return withScope(connection.db, { organizationId: 101 }, (db) =>
    createEmit({ clock, ids, subscribers, wake: () => undefined })(db, 101, { type: 'webhook.test', data }),
  )
}

const worker = (deliver: Deliver) => createWorker({ ...connection, clock, log: silentLog }, [countingKind(deliver)])

const into =
  (names: string[]): Deliver =>
  async (_targetId, name) => {
    names.push(name)
    return {}
  }

test('many processes share the work: each event arrives once at each target, in order, and never two at a time', async () => {
  for (let number = 0; number < 20; number += 1) await emit(number)
  const arrived = new Map(TARGETS.map((id): [string, string[]] => [id, []]))
  const busy = new Set<string>()
  const workers = Array.from({ length: 4 }, () =>
    worker(async (targetId, name) => {
      expect(busy.has(targetId)).toBe(false)
      busy.add(targetId)
      await new Promise((resolve) => setImmediate(resolve))
      arrived.get(targetId)?.push(name)
      busy.delete(targetId)
      return {}
    }),
  )
  const counts = await Promise.all(workers.map((each) => each.deliverDue()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100)
  const inOrder = Array.from({ length: 20 }, (_, number) => String(number))
  expect([...arrived.values()]).toEqual(TARGETS.map(() => inOrder))
})

test('what a process that died was delivering is taken over when its lease ends, or when the next has the database alone', async () => {
  await emit(100)
  const take = (lease: string) => leaseQueues(connection.db, { kinds: ['counting'], now: clock.now(), lease, atMost: 10 })
  expect(await take(crypto.randomUUID())).toHaveLength(5)
  expect(await take(crypto.randomUUID())).toHaveLength(0)
  clock.forward(LEASE_SECONDS)
  expect(await take(crypto.randomUUID())).toHaveLength(5)
  await endAllLeases(connection.db)
  const arrived: string[] = []
  expect(await worker(into(arrived)).deliverDue()).toBe(5)
  expect(arrived).toEqual(Array(5).fill('100'))
})

test('a stop lets what is under way arrive, and begins nothing more', async () => {
  await emit(200)
  await emit(201)
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  const arrived: string[] = []
  const stopped = worker(async (_targetId, name) => {
    begin()
    await answered
    arrived.push(name)
    return {}
  })
  stopped.start()
  await begun
  const isStopped = stopped.stop()
  answer()
  await isStopped
  expect(new Set(arrived)).toEqual(new Set(['200']))
  const rest: string[] = []
  await worker(into(rest)).deliverDue()
  expect(new Set(rest).has('201')).toBe(true)
  expect(arrived.length + rest.length).toBe(10)
})

test('a long queue gives its turn to others: what another organization waits for is not behind all of it', async () => {
  const [queues, each] = [10, 30]
  const targets = Array.from({ length: queues }, () => ({ kind: 'counting', id: crypto.randomUUID() }))
  const emitTo = (organizationId: number, subscribed: readonly Target[], name: string) =>
    withScope(connection.db, { organizationId }, (db) =>
      createEmit({ clock, ids, subscribers: [async () => [...subscribed]], wake: () => undefined })(db, organizationId, {
        type: 'webhook.test',
        data: () => ({ webhookId: crypto.randomUUID(), name }),
      }),
    )
  for (let number = 0; number < each; number += 1) await emitTo(101, targets, 'of many')
  const arrived: string[] = []
  const delivered = await worker(async (_targetId, name) => {
    arrived.push(name)
    // By then as many queues are served as can be at a time.
    if (arrived.length === 8) await emitTo(102, [{ kind: 'counting', id: crypto.randomUUID() }], 'of another')
    return {}
  }).deliverDue()
  expect(delivered).toBe(queues * each + 1)
  // Each of the ten queues waited before it, and has 20 steps first; of those that come to their second turn beside it, one step.
  expect(arrived.indexOf('of another')).toBeLessThan(queues * 21)
})

test.runIf(inject('template').kind === 'postgres')('a queue that another transaction holds is passed over, not waited for', async () => {
  await emit(300)
  await withScope(connection.db, { component: 'outbox' }, async (db) => {
    await db
      .selectFrom('outbox_queues')
      .selectAll()
      .where('target_id', '=', TARGETS[0] ?? '')
      .forUpdate()
      .execute()
    const taken = await leaseQueues(connection.db, { kinds: ['counting'], now: clock.now(), lease: crypto.randomUUID(), atMost: 10 })
    expect(taken.map(({ targetId }) => targetId).toSorted()).toEqual(TARGETS.slice(1).toSorted())
  })
  await endAllLeases(connection.db)
})

test('what was settled 30 days ago is forgotten in one sweep, however much it is; what is pending or younger stays', async () => {
  await worker(into([])).deliverDue()
  for (let number = 0; number < 45; number += 1) await emit(1000 + number)
  await worker(into([])).deliverDue()
  await emit(2000)
  const now = new Date(clock.now().getTime() + 31 * 24 * 60 * 60 * 1000)
  const count = () =>
    withScope(connection.db, { component: 'outbox' }, async (db) => {
      const { rows } = await sql<{ state: string; count: number }>`select state, count(*)::integer as count from outbox_deliveries
        where kind = 'counting' group by state`.execute(db)
      return Object.fromEntries(rows.map((row) => [row.state, row.count]))
    })
  expect(await sweepOutbox(connection.db, clock.now())).toBe(0)
  expect(await sweepOutbox(connection.db, now)).toBeGreaterThan(225)
  expect(await count()).toEqual({ pending: 5 })
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    for (const id of TARGETS) await cancelPending(db, 101, id)
  })
  expect(await count()).toEqual({ cancelled: 5 })
})
