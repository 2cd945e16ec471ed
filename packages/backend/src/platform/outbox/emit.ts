import type { EventType } from '@tracemark/api/schemas'
import type { Clock } from '../clock.ts'
import { json } from '../db/json.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import type { IdSource } from '../ids.ts'
import type { NewEvent, Subscriber, Target } from './kinds.ts'

export interface EmitParts {
  clock: Clock
  ids: IdSource
  subscribers: readonly Subscriber[]
  /** Something is about to wait. */
  wake(): void
}

/** Writes an event down in the transaction that causes it, for everybody who follows it: told if it commits, and only then. */
export type Emit = <Type extends EventType>(db: ScopedDatabase, organizationId: number, event: NewEvent<Type>) => Promise<void>

/** Puts an event that is kept at the end of a target's queue. Gives the delivery's id. */
export const enqueue = async (
  db: ScopedDatabase,
  organizationId: number,
  eventId: string,
  targets: readonly Target[],
  { clock, ids }: Pick<EmitParts, 'clock' | 'ids'>,
): Promise<string[]> => {
  const queues = targets.map(({ kind, id }) => ({ organization_id: organizationId, kind, target_id: id }))
  const rows = queues.map((queue) => ({ ...queue, id: ids(), event_id: eventId }))
  await db
    .insertInto('outbox_queues')
    .values(queues)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('outbox_deliveries')
    .values(rows.map((row) => ({ ...row, state: 'pending' as const, attempts: json([]), created_at: clock.now() })))
    .execute()
  return rows.map(({ id }) => id)
}

/** Keeps what happened, for deliveries to refer to. Gives its id. */
export const keepEvent = async <Type extends EventType>(
  db: ScopedDatabase,
  organizationId: number,
  { type, data }: NewEvent<Type>,
  { clock, ids }: Pick<EmitParts, 'clock' | 'ids'>,
): Promise<string> => {
  const id = ids()
  const row = { organization_id: organizationId, id, type, data: json<unknown>(await data()), created_at: clock.now() }
  await db.insertInto('outbox_events').values(row).execute()
  return id
}

export const createEmit =
  (parts: EmitParts): Emit =>
  async (db, organizationId, event) => {
    const found: Target[] = []
    for (const subscriber of parts.subscribers) found.push(...(await subscriber(db, organizationId, event)))
    if (found.length === 0) return
    await enqueue(db, organizationId, await keepEvent(db, organizationId, event, parts), found, parts)
    parts.wake()
  }
