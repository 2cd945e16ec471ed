import { sql } from 'kysely'
import { json } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { cancelPending } from '../../../platform/outbox/cancel.ts'
import type { Emit } from '../../../platform/outbox/emit.ts'
import { type DueDelivery, type Outcome, REMOTE_RETRY_SECONDS, type Subscriber, type TargetKind } from '../../../platform/outbox/kinds.ts'
import { webhookColumns } from '../../../schema/columns.ts'
import { asXmlText, fillFromEvent, toMessage } from './fill.ts'
import { type PostParts, post } from './post.ts'
import { signedHeaders } from './signature.ts'

export const WEBHOOK = 'webhook'
/** What a person asks for: sent beside what waits, and once. */
export const WEBHOOK_ONCE = 'webhook.once'
export const EMAIL = 'email'

/** Integration actions that follow an event: one target for their address, one for their e-mails. */
export const followers: Subscriber = async (db, organizationId, { type }) => {
  const rows = await db
    .selectFrom('webhooks')
    .select(['id', 'endpoint_url', sql<boolean>`email_addresses <> '[]'::jsonb`.as('has_emails')])
    .where('organization_id', '=', organizationId)
    .where('enabled', '=', true)
    .where(sql<boolean>`event_types @> ${json([type])}`)
    .orderBy('id')
    .execute()
  return rows.flatMap(({ id, endpoint_url, has_emails }) => [
    ...(endpoint_url === null ? [] : [{ kind: WEBHOOK, id }]),
    ...(has_emails ? [{ kind: EMAIL, id }] : []),
  ])
}

/** The integration action that a delivery is for; nothing where it is no more. */
export const findWebhook = (db: ScopedDatabase, { organizationId, targetId }: DueDelivery) =>
  db
    .selectFrom('webhooks')
    .select(webhookColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', targetId)
    .executeTakeFirst()

/** Turns the action off, and takes back what waits for it: what has piled up for days is of no use in a heap. */
const disable = async (db: ScopedDatabase, delivery: DueDelivery, outcome: Outcome, emit: Emit): Promise<void> => {
  const { organizationId, targetId } = delivery
  const webhook = await findWebhook(db, delivery)
  if (!webhook?.enabled) return
  const reason = outcome.gone ? 'gone' : 'failing'
  await db
    .updateTable('webhooks')
    .set({ enabled: false, disabled_reason: reason })
    .where('organization_id', '=', organizationId)
    .where('id', '=', targetId)
    .execute()
  await cancelPending(db, organizationId, targetId)
  await emit(db, organizationId, { type: 'webhook.disabled', data: () => ({ webhookId: targetId, name: webhook.name, reason }) })
}

/** Ways to send an event to the address of an integration action. */
export const webhookKinds = (parts: PostParts & { emit: Emit }): TargetKind[] => {
  const handle: TargetKind['handle'] = async (db, delivery) => {
    const webhook = await findWebhook(db, delivery)
    const { endpoint_url: url, api_key: apiKey, hmac_security_key: key, xml_message: xml } = webhook ?? {}
    if (typeof url !== 'string') return undefined
    const { event } = delivery
    const body = typeof xml === 'string' ? fillFromEvent(xml, event, asXmlText) : JSON.stringify(toMessage(event))
    return (signal) => {
      const headers = {
        'content-type': typeof xml === 'string' ? 'application/xml' : 'application/json',
        'user-agent': 'Tracemark-Webhooks/1',
        ...(typeof apiKey === 'string' && { 'x-api-key': apiKey }),
        ...signedHeaders(event.id, body, key ?? null, new Date()),
      }
      return post({ url, headers, body }, parts, signal)
    }
  }
  return [
    {
      kind: WEBHOOK,
      retrySeconds: REMOTE_RETRY_SECONDS,
      handle,
      giveUp: (db, delivery, outcome) => disable(db, delivery, outcome, parts.emit),
    },
    { kind: WEBHOOK_ONCE, retrySeconds: [], handle },
  ]
}
