import { listAnswer } from '@tracemark/api/rules'
import type { Delivery, DeliveryQuery, EventType, NewWebhook } from '@tracemark/api/schemas'
import { type Selectable, sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { hasWords } from '../../platform/db/search-words.ts'
import type { Database } from '../../schema/database.ts'
import { EMAIL, WEBHOOK, WEBHOOK_ONCE } from './delivery/webhook-kind.ts'

export const clearDisabledReason = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  await db
    .updateTable('webhooks')
    .set({ disabled_reason: null })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

/** Of a row of `webhooks`: it was turned off since nothing arrived, or waits since the last try failed. */
export const isFailing = (organizationId: number) => sql<boolean>`(disabled_reason is not null or exists (select from outbox_queues queue
  where queue.organization_id = ${organizationId} and queue.target_id = webhooks.id and queue.retry_at is not null))`

const getChannel = (kind: string): Delivery['channel'] => (kind === EMAIL ? 'email' : 'http')

type Row = Omit<Selectable<Database['outbox_deliveries']>, 'place' | 'target_id' | 'organization_id' | 'created_by_id'> & {
  type: EventType
  retry_at: Date | null
}

const toDelivery = (row: Row): Delivery => ({
  id: row.id,
  channel: getChannel(row.kind),
  eventId: row.event_id,
  eventType: row.type,
  state: row.state,
  createdAt: row.created_at.toISOString(),
  ...(row.finished_at && { finishedAt: row.finished_at.toISOString() }),
  ...(row.state === 'pending' && row.retry_at && { nextAttemptAt: row.retry_at.toISOString() }),
  attempts: row.attempts,
})

const ofWebhook = (db: ScopedDatabase, organizationId: number, webhookId: string) =>
  db
    .selectFrom('outbox_deliveries as d')
    .innerJoin('outbox_events as e', (join) => join.onRef('e.organization_id', '=', 'd.organization_id').onRef('e.id', '=', 'd.event_id'))
    .innerJoin('outbox_queues as q', (join) =>
      join.onRef('q.organization_id', '=', 'd.organization_id').onRef('q.kind', '=', 'd.kind').onRef('q.target_id', '=', 'd.target_id'),
    )
    .where('d.organization_id', '=', organizationId)
    .where('d.target_id', '=', webhookId)
    .where('d.kind', 'in', [WEBHOOK, WEBHOOK_ONCE, EMAIL])

const columns = ['d.id', 'd.kind', 'd.event_id', 'd.state', 'd.attempts', 'd.created_at', 'd.finished_at', 'e.type', 'q.retry_at'] as const

/** One page of what was sent for an integration action. */
export const listDeliveries = async (
  db: ScopedDatabase,
  organizationId: number,
  webhookId: string,
  { page, perPage, sort, search }: DeliveryQuery,
) => {
  const own = ofWebhook(db, organizationId, webhookId).where(hasWords(sql`concat_ws(' ', e.type, d.state, d.id, d.event_id)`, search))
  const { total } = await own.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(columns)
    .orderBy('d.place', sort === 'createdAt_asc' ? 'asc' : 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  return listAnswer(rows.map(toDelivery), total, perPage)
}

export const findDelivery = async (
  db: ScopedDatabase,
  organizationId: number,
  webhookId: string,
  id: string,
): Promise<Delivery | undefined> => {
  const row = await ofWebhook(db, organizationId, webhookId).select(columns).where('d.id', '=', id).executeTakeFirst()
  return row && toDelivery(row)
}

/** What waits for an action goes with it, and so does what was sent. Events stay for others, until they are swept. */
export const deleteDeliveries = async (db: ScopedDatabase, organizationId: number, webhookId: string): Promise<void> => {
  for (const table of ['outbox_deliveries', 'outbox_queues'] as const)
    await db.deleteFrom(table).where('organization_id', '=', organizationId).where('target_id', '=', webhookId).execute()
}

/** An action with neither address nor people would do nothing. */
export const hasTarget = ({ endpointUrl, emailAddresses }: Partial<Pick<NewWebhook, 'endpointUrl' | 'emailAddresses'>>): boolean =>
  endpointUrl !== undefined || (emailAddresses?.length ?? 0) > 0
