import { contract } from '@tracemark/api/contract'
import { type FieldCode, Webhook } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { createStore } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { cancelPending } from '../../platform/outbox/cancel.ts'
import { enqueue, keepEvent } from '../../platform/outbox/emit.ts'
import { plainRefusal } from '../../platform/outgoing/addresses.ts'
import { ProblemError } from '../../platform/problem.ts'
import { makeSecurityKey } from './delivery/signature.ts'
import { EMAIL, WEBHOOK_ONCE } from './delivery/webhook-kind.ts'
import { clearDisabledReason, deleteDeliveries, findDelivery, hasTarget, isFailing, listDeliveries } from './queries.ts'

const { webhooks } = contract

/** What no column is called by. */
const derived = new Set(['organizationId', 'hasHmacSecurityKey', 'hasApiKey'])

const store = createStore({
  table: 'webhooks',
  fields: [...Object.keys(Webhook.shape).filter((field) => !derived.has(field)), 'hmacSecurityKey', 'apiKey'],
  searched: ['name', 'endpointUrl'],
  filters: { failing: (wanted, organizationId) => sql`${isFailing(organizationId)} = ${wanted}` },
})

/** Without the keys: the schema leaves them out. */
const toWebhook = (row: Readonly<Record<string, unknown>>, organizationId: number): Webhook =>
  Webhook.parse({ ...row, organizationId, hasHmacSecurityKey: 'hmacSecurityKey' in row, hasApiKey: 'apiKey' in row })

const refused = (code: FieldCode, message: string) =>
  new ProblemError('invalid_content', { fields: [{ path: ['endpointUrl'], message, code }] })

/** List, create, read, change, delete; test, deliveries and redelivery of integration actions. */
export const webhookRoutes = (implement: Implement, { clock, ids, getReach, outbox }: Dependencies): void => {
  const found = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Webhook> => {
    const webhook = await store.find(db, organizationId, id)
    if (!webhook) throw new ProblemError('not_found')
    return toWebhook(webhook, organizationId)
  }

  const refuseUseless = (webhook: Partial<Pick<Webhook, 'endpointUrl' | 'emailAddresses'>>): void => {
    if (!hasTarget(webhook)) throw refused('required', 'must be there where there is no e-mail address')
  }

  const refuseAddress = ({ endpointUrl }: Pick<Webhook, 'endpointUrl'>): void => {
    const url = endpointUrl === undefined ? null : URL.parse(endpointUrl)
    const refusal = url && plainRefusal(url, getReach)
    if (refusal) throw refused(refusal.code, refusal.message)
  }

  implement(webhooks.list, async ({ db, organizationId, query }) => {
    const page = await store.list(db, organizationId, query)
    return { ...page, items: page.items.map((entity) => toWebhook(entity, organizationId)) }
  })

  implement(webhooks.create, async ({ db, organizationId, accountId, body }) => {
    refuseUseless(body)
    refuseAddress(body)
    const { hmacSecurityKey = body.endpointUrl === undefined ? undefined : makeSecurityKey() } = body
    const id = ids()
    const made = { ...body, hmacSecurityKey, id, createdAt: clock.now().toISOString(), createdById: accountId }
    await store.insert(db, organizationId, made)
    return { ...(await found(db, organizationId, id)), ...(hmacSecurityKey !== undefined && { hmacSecurityKey }) }
  })

  implement(webhooks.get, ({ db, organizationId, params }) => found(db, organizationId, params.id))

  implement(webhooks.update, async ({ db, organizationId, params: { id }, body }) => {
    await store.update(db, organizationId, id, body)
    const webhook = await found(db, organizationId, id)
    refuseUseless(webhook)
    // One from before the settings changed can be turned off and renamed.
    if (body.endpointUrl !== undefined || body.enabled) refuseAddress(webhook)
    if (body.enabled === undefined) return webhook
    await (body.enabled ? clearDisabledReason : cancelPending)(db, organizationId, id)
    return found(db, organizationId, id)
  })

  implement(webhooks.delete, async ({ db, organizationId, params: { id } }) => {
    if (!(await store.delete(db, organizationId, id))) throw new ProblemError('not_found')
    await deleteDeliveries(db, organizationId, id)
    return { id }
  })

  /** To the address, and to the people where there is none. */
  const send = async (db: ScopedDatabase, organizationId: number, { id, endpointUrl }: Webhook, eventId: string, kind = WEBHOOK_ONCE) => {
    const target = { kind: endpointUrl === undefined ? EMAIL : kind, id }
    const [deliveryId = ''] = await enqueue(db, organizationId, eventId, [target], { clock, ids })
    outbox.wake()
    const delivery = await findDelivery(db, organizationId, id, deliveryId)
    if (!delivery) throw new ProblemError('not_found')
    return delivery
  }

  implement(webhooks.test, async ({ db, organizationId, params: { id } }) => {
    const webhook = await found(db, organizationId, id)
    const data = () => ({ webhookId: id, name: webhook.name })
    return send(db, organizationId, webhook, await keepEvent(db, organizationId, { type: 'webhook.test', data }, { clock, ids }))
  })

  implement(webhooks.deliveries, async ({ db, organizationId, params: { id }, query }) => {
    await found(db, organizationId, id)
    return listDeliveries(db, organizationId, id, query)
  })

  implement(webhooks.redeliver, async ({ db, organizationId, params: { id, deliveryId } }) => {
    const webhook = await found(db, organizationId, id)
    const before = await findDelivery(db, organizationId, id, deliveryId)
    if (!before) throw new ProblemError('not_found')
    return send(db, organizationId, webhook, before.eventId, before.channel === 'email' ? EMAIL : WEBHOOK_ONCE)
  })
}
