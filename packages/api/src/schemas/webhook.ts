import * as z from 'zod/mini'
import { Id, Link, OrganizationId, paged, Timestamp } from './common.ts'
import { changeOf, entityOf, listQuery, Name, newOf } from './entity.ts'
import { disabledReasons, type EventType, eventData, followedEvents } from './event.ts'
import { patterns } from './patterns.ts'
import { secret } from './secret.ts'
import { emailAddress, line } from './text.ts'

const EMAIL_ADDRESSES_MAX = 20

/** `whsec_` and base64 as Standard Webhooks write it, or a text whose bytes are the key. */
const HmacSecurityKey = secret(z.string().check(z.regex(patterns.key_invalid, 'must be 16 to 128 visible ASCII characters')))
const ApiKey = secret(z.string().check(z.regex(patterns.characters_invalid, 'must be 1 to 500 visible ASCII characters')))

const fields = {
  name: Name,
  /** Who gets an e-mail about each event. */
  emailAddresses: z._default(z.array(emailAddress()).check(z.maxLength(EMAIL_ADDRESSES_MAX)), []),
  /** May name parts of the event as `{{data.thing.name}}`. */
  emailSubject: z.optional(line(200)),
  /** Where events are sent to. */
  endpointUrl: z.optional(Link),
  /** Sent instead of JSON, with parts of the event in the places `{{data.thing.name}}`. */
  xmlMessage: z.optional(z.string().check(z.minLength(1), z.maxLength(20_000))),
  eventTypes: z._default(z.array(z.enum(followedEvents)).check(z.minLength(1)), ['interaction.created']),
  enabled: z._default(z.boolean(), true),
}

/** What goes in and never comes out: with either of them one could pretend to be the server. */
const secrets = { hmacSecurityKey: z.optional(HmacSecurityKey), apiKey: z.optional(ApiKey) }

/** An integration action: what is sent to other systems and people when something happens. */
export const Webhook = z.extend(entityOf(fields), {
  organizationId: OrganizationId,
  hasHmacSecurityKey: z.boolean(),
  hasApiKey: z.boolean(),
  /** Absent where a person turned it off, or nobody has. */
  disabledReason: z.optional(z.enum(disabledReasons)),
})
export type Webhook = z.infer<typeof Webhook>

/** Without a key of its own, one is made for an action that has an address. */
export const NewWebhook = newOf({ ...fields, ...secrets })
export type NewWebhook = z.infer<typeof NewWebhook>
/** Shows the key that events are signed with, this once. */
export const WebhookCreated = z.extend(Webhook, { hmacSecurityKey: z.optional(z.string()) })
export const WebhookChange = changeOf({ ...fields, ...secrets })
/** `failing`: those that were turned off since nothing arrived, and those whose last try failed. */
export const WebhookQuery = z.extend(listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc']), {
  failing: z.optional(z.stringbool()),
})

/** Why nothing arrived. `refused_address`: the name leads to a private address, or to one without encryption. */
export const deliveryErrors = ['refused_address', 'unknown_host', 'no_connection', 'timeout', 'redirect', 'status', 'internal'] as const

/** One try to deliver an event. */
export const DeliveryAttempt = z.object({
  at: Timestamp,
  /** Status of the answer, where there was one. */
  status: z.optional(z.int()),
  error: z.optional(z.enum(deliveryErrors)),
  milliseconds: z.int().check(z.gte(0)),
})
export type DeliveryAttempt = z.infer<typeof DeliveryAttempt>

export const deliveryStates = ['pending', 'delivered', 'failed', 'cancelled'] as const

/** An event on its way to one address, or arrived there. */
export const Delivery = z.object({
  id: Id,
  channel: z.enum(['http', 'email']),
  eventId: Id,
  eventType: z.enum(Object.keys(eventData) as [EventType, ...EventType[]]),
  state: z.enum(deliveryStates),
  createdAt: Timestamp,
  finishedAt: z.optional(Timestamp),
  /** Not before, since a try failed: what waits behind the one that did waits with it. Absent where nothing holds it back. */
  nextAttemptAt: z.optional(Timestamp),
  attempts: z.array(DeliveryAttempt),
})
export type Delivery = z.infer<typeof Delivery>
export const DeliveryQuery = listQuery(['createdAt_desc', 'createdAt_asc'])
export type DeliveryQuery = z.infer<typeof DeliveryQuery>
export const DeliveryPage = paged(Delivery)
