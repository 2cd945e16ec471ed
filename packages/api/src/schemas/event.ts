import * as z from 'zod/mini'
import { Id } from './common.ts'
import { InteractionDetail } from './interaction.ts'
import { Partner } from './partner.ts'
import { SharedContent, ShareState } from './variant-share.ts'

/** Why an integration action was turned off by the server: its address said so (410), or nothing arrived there for days. */
export const disabledReasons = ['gone', 'failing'] as const

/** What happens in an organization that others are told about, with what they are told. A new kind of event is a line here. */
export const eventData = {
  'interaction.created': InteractionDetail,
  'interaction.updated': InteractionDetail,
  'webhook.test': z.object({ webhookId: Id, name: z.string() }),
  'webhook.disabled': z.object({ webhookId: Id, name: z.string(), reason: z.enum(disabledReasons) }),
  'variant.changed': z.object({ batchId: Id, content: SharedContent }),
  'variant.offered': z.object({ offerId: Id, name: z.string(), partner: Partner }),
  /** The other organization has accepted, declined, withdrawn or ended the sharing of a variant. */
  'variant.share_changed': z.object({ shareId: Id, name: z.string(), partner: Partner, state: ShareState }),
  /** Units of a group are to be made in the background. */
  'units.requested': z.object({ groupId: Id, size: z.int() }),
} as const

export type EventType = keyof typeof eventData
export type EventData<Type extends EventType> = z.infer<(typeof eventData)[Type]>

/** Those that an integration action can follow. */
export const followedEvents = ['interaction.created', 'interaction.updated'] as const satisfies readonly EventType[]
