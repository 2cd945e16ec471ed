import * as z from 'zod/mini'
import { Id } from './common.ts'
import { InteractionDetail } from './interaction.ts'

/** Why an integration action was turned off by the server: its address said so (410), or nothing arrived there for days. */
export const disabledReasons = ['gone', 'failing'] as const

/** What happens in an organization that others are told about, with what they are told. A new kind of event is a line here. */
export const eventData = {
  'interaction.created': InteractionDetail,
  'interaction.updated': InteractionDetail,
  'webhook.test': z.object({ webhookId: Id, name: z.string() }),
  'webhook.disabled': z.object({ webhookId: Id, name: z.string(), reason: z.enum(disabledReasons) }),
} as const

export type EventType = keyof typeof eventData
export type EventData<Type extends EventType> = z.infer<(typeof eventData)[Type]>

/** Those that an integration action can follow. */
export const followedEvents = ['interaction.created', 'interaction.updated'] as const satisfies readonly EventType[]
