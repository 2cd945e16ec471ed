import { createDemoData } from '@tracemark/api/demo'
import type { EventData, EventType } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { insertGroup, takeSequence } from '../../features/virtual-codes/queries.ts'
import { createKinds } from '../../outbox.ts'
import { movableClock } from '../../testing/movable-clock.ts'
import { type Receiver, startReceiver } from '../../testing/receiver.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { json } from '../db/json.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import { createIdSource } from '../ids.ts'
import { silentLog } from '../log.ts'
import { createReach } from '../outgoing/addresses.ts'
import { takeTurn } from '../turns.ts'
import { createEmit, keepEvent } from './emit.ts'
import type { TargetKind } from './kinds.ts'
import { createWorker } from './worker.ts'

/** A request that arrives waits so long for the event loop at most. */
const HELD_MAX_MS = 50
/** Any try may collect the garbage of others: the least of some is judged. */
const TRIES = 3

const ORGANIZATION = 101
const demo = createDemoData(TEST_NOW)
const clock = movableClock()
const ids = createIdSource(clock)

let connection: DatabaseConnection
let receiver: Receiver
let kinds: TargetKind[]
beforeAll(async () => {
  connection = await openTestDatabase()
  receiver = await startReceiver()
  const emit = createEmit({ clock, ids, subscribers: [], wake: () => undefined })
  const reach = { getReach: createReach(['127.0.0.1/32']), resolve: async () => [] }
  kinds = createKinds({ ...connection, ...reach, clock, ids, log: silentLog, publicUrl: 'http://localhost', emit })
})
afterAll(async () => {
  await receiver.stop()
  await connection.close()
})

const inOrganization = <Result>(run: (db: ScopedDatabase) => Promise<Result>) =>
  withScope(connection.db, { organizationId: ORGANIZATION }, run)

interface Backlog {
  targetId: string
  type: EventType
  data: EventData<EventType>
  deliveries: number
}

/** An integration action with an address and a person. */
const ofWebhook = async (): Promise<Backlog> => {
  const id = crypto.randomUUID()
  const row = { id, organization_id: ORGANIZATION, name: id, enabled: true, created_at: clock.now(), created_by_id: null }
  const where = { endpoint_url: receiver.url, email_addresses: json(['person@example.com']), event_types: json([]) }
  const none = { email_subject: null, hmac_security_key: null, api_key: null, xml_message: null, disabled_reason: null }
  await inOrganization((db) =>
    db
      .insertInto('webhooks')
      .values({ ...row, ...where, ...none })
      .execute(),
  )
  return { targetId: id, type: 'webhook.test', data: { webhookId: id, name: 'Test' }, deliveries: 100 }
}

const ofUnits = (deliveries: number) => async (): Promise<Backlog> => {
  const [groupId, size] = [crypto.randomUUID(), 5_000]
  const variant = demo.variants.find(({ variantId }) => variantId === 'COR-GUAYA')
  const { thingId = '', id: batchId = '' } = variant ?? {}
  await inOrganization(async (db) => {
    const first = await takeSequence(db, ORGANIZATION, thingId)
    const createdById = demo.accounts[0]?.id ?? ''
    await insertGroup(db, ORGANIZATION, { groupId, batchId, size, first, status: null, createdAt: clock.now(), createdById })
  })
  return { targetId: groupId, type: 'units.requested', data: { groupId, size }, deliveries }
}

/** Of every kind what takes far longer than anybody may wait, in one queue. */
const backlogs: Record<string, () => Promise<Backlog>> = {
  webhook: ofWebhook,
  'webhook.once': ofWebhook,
  email: ofWebhook,
  notification: async () => ({
    targetId: crypto.randomUUID(),
    type: 'webhook.disabled',
    data: { webhookId: crypto.randomUUID(), name: 'Hook', reason: 'gone' },
    deliveries: 100,
  }),
  // Of a share that has ended meanwhile.
  share: async () => ({
    targetId: crypto.randomUUID(),
    type: 'webhook.test',
    data: { webhookId: crypto.randomUUID(), name: '' },
    deliveries: 100,
  }),
  unit_group: ofUnits(1),
  units: ofUnits(20),
}

const enqueue = async (kind: string): Promise<void> => {
  const { targetId, type, data, deliveries } = (await backlogs[kind]?.()) ?? {}
  if (targetId === undefined || type === undefined || data === undefined) throw new TypeError(`The kind ${kind} has no backlog here.`)
  await inOrganization(async (db) => {
    const eventId = await keepEvent(db, ORGANIZATION, { type, data: () => data }, { clock, ids })
    const queue = { organization_id: ORGANIZATION, kind, target_id: targetId }
    await db.insertInto('outbox_queues').values(queue).execute()
    await sql`insert into outbox_deliveries (organization_id, id, kind, target_id, event_id, state, attempts, created_at)
      select ${ORGANIZATION}, gen_random_uuid(), ${kind}, ${targetId}, ${eventId}, 'pending', '[]', now()
      from generate_series(1, ${deliveries}::integer)`.execute(db)
  })
}

/** The most that this thread computes between two turns of its event loop, in milliseconds of the processor: busy neighbours don't count. */
const mostHeld = async (run: () => Promise<unknown>): Promise<number> => {
  let most = 0
  let isOver = false
  const watch = async () => {
    while (!isOver) {
      const before = process.threadCpuUsage()
      await takeTurn()
      const { user, system } = process.threadCpuUsage(before)
      most = Math.max(most, (user + system) / 1000)
    }
  }
  const watched = watch()
  await run().finally(() => {
    isOver = true
  })
  await watched
  return most
}

test('every kind is held to it', () => {
  expect(kinds.map(({ kind }) => kind).toSorted()).toEqual(Object.keys(backlogs).toSorted())
})

test.each(Object.keys(backlogs))('a long queue of the kind %s lets the event loop turn', async (name) => {
  const worker = createWorker({ ...connection, clock, log: silentLog }, kinds)
  let least = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && least > HELD_MAX_MS; tries += 1) {
    await enqueue(name)
    least = Math.min(least, await mostHeld(() => worker.deliverDue()))
  }
  expect(least).toBeLessThanOrEqual(HELD_MAX_MS)
})
