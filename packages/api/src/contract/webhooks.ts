import * as z from 'zod/mini'
import {
  Delivery,
  DeliveryPage,
  DeliveryQuery,
  Id,
  NewWebhook,
  Webhook,
  WebhookChange,
  WebhookCreated,
  WebhookQuery,
} from '../schemas/index.ts'
import { crud } from './crud.ts'
import { endpoint } from './endpoint.ts'

const path = '/core/webhooks'

const five = crud({
  path,
  one: 'an integration action',
  many: 'integration actions',
  resource: 'webhooks',
  entity: Webhook,
  create: NewWebhook,
  change: WebhookChange,
  query: WebhookQuery,
  conflicts: ['name_taken'],
})

export const webhooks = {
  ...five,
  create: endpoint({
    method: 'POST',
    path,
    summary: 'Make an integration action; only this answer shows the key that its events are signed with',
    security: 'organization',
    permissions: ['webhooks:create'],
    body: NewWebhook,
    response: WebhookCreated,
    idempotent: 'day',
    errors: ['name_taken'],
  }),
  test: endpoint({
    method: 'POST',
    path: `${path}/{id}/test`,
    summary: 'Send an event of the kind webhook.test, once; its outcome stands in the list of deliveries',
    security: 'organization',
    permissions: ['webhooks:update'],
    params: z.object({ id: Id }),
    response: Delivery,
    idempotent: 'day',
    errors: ['not_found'],
  }),
  deliveries: endpoint({
    method: 'GET',
    path: `${path}/{id}/deliveries`,
    summary: 'What was sent for this action in the last 30 days, newest first, and how it went',
    security: 'organization',
    permissions: ['webhooks:read'],
    params: z.object({ id: Id }),
    query: DeliveryQuery,
    response: DeliveryPage,
    errors: ['not_found'],
  }),
  redeliver: endpoint({
    method: 'POST',
    path: `${path}/{id}/deliveries/{deliveryId}/redeliver`,
    summary: 'Send the same event once more, under the same event id',
    security: 'organization',
    permissions: ['webhooks:update'],
    params: z.object({ id: Id, deliveryId: Id }),
    response: Delivery,
    idempotent: 'day',
    errors: ['not_found'],
  }),
}
