import { contract } from '../../contract/index.ts'
import { hasWords } from '../../rules/index.ts'
import type { Webhook } from '../../schemas/index.ts'
import { listed } from '../listed.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { refused } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import type { DeliveryRow, WebhookRow } from '../rows.ts'

const { webhooks } = contract

/** Every delivery arrives at once. */
const MILLISECONDS = 120

export const webhookHandlers = (state: MockState) => {
  const { tables } = state
  const view = ({ hmacSecurityKey, apiKey, ...webhook }: WebhookRow): Webhook => ({
    ...webhook,
    hasHmacSecurityKey: hmacSecurityKey !== undefined,
    hasApiKey: apiKey !== undefined,
  })
  const store = createMockStore(state, webhooks, {
    table: tables.webhooks,
    view,
    searched: ({ name, endpointUrl = '' }) => `${name} ${endpointUrl}`,
    settle: (webhook) => {
      if (webhook.endpointUrl === undefined && webhook.emailAddresses.length === 0)
        throw refused(['endpointUrl'], 'must be there where there is no e-mail address', 'required')
      return webhook
    },
    removed: ({ id }) => tables.deliveries.remove(({ webhookId }) => webhookId === id),
  })
  const send = ({ organizationId, id, endpointUrl }: WebhookRow, eventId: string): DeliveryRow => {
    const at = state.now().toISOString()
    return tables.deliveries.insert({
      id: state.newId(),
      organizationId,
      webhookId: id,
      channel: endpointUrl === undefined ? 'email' : 'http',
      eventId,
      eventType: 'webhook.test',
      state: 'delivered',
      createdAt: at,
      finishedAt: at,
      attempts: [{ at, status: 200, milliseconds: MILLISECONDS }],
    })
  }
  const { create, list, ...others } = webhooks
  const isFailing = ({ id, organizationId, disabledReason }: WebhookRow) =>
    disabledReason !== undefined ||
    tables.deliveries.of(organizationId).some(({ webhookId, nextAttemptAt }) => webhookId === id && nextAttemptAt !== undefined)

  return [
    mockEndpoint(state, create, ({ organizationId, claims, body }) => {
      const hmacSecurityKey = body.hmacSecurityKey ?? (body.endpointUrl === undefined ? undefined : `whsec_${btoa(state.newId())}`)
      return { ...store.insert(organizationId, claims.sub, { ...body, hmacSecurityKey }), hmacSecurityKey }
    }),
    mockEndpoint(state, list, ({ organizationId, query: { failing, ...query } }) =>
      store.list(organizationId, query, (webhook) => failing === undefined || isFailing(webhook) === failing),
    ),
    ...mockCrud(state, others, store),
    mockEndpoint(state, webhooks.test, ({ organizationId, params }) => send(tables.webhooks.get(organizationId, params.id), state.newId())),
    mockEndpoint(state, webhooks.deliveries, ({ organizationId, params, query }) => {
      const { id } = tables.webhooks.get(organizationId, params.id)
      const deliveries = tables.deliveries.of(organizationId).filter(({ webhookId }) => webhookId === id)
      return listed(
        deliveries.filter((delivery) => hasWords(query.search, `${delivery.id} ${delivery.eventId} ${delivery.eventType}`)),
        query,
      )
    }),
    mockEndpoint(state, webhooks.redeliver, ({ organizationId, params }) => {
      const webhook = tables.webhooks.get(organizationId, params.id)
      return send(webhook, tables.deliveries.get(organizationId, params.deliveryId).eventId)
    }),
  ]
}
