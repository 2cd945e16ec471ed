import { addresses, comingAddresses } from '@tracemark/api/addresses'
import { eventData, type NotificationPriority, type NotificationType, type ShareState } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { Clock } from '../../platform/clock.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'
import { type HappenedEvent, LOCAL_RETRY_SECONDS, type Subscriber, type TargetKind } from '../../platform/outbox/kinds.ts'

const NOTIFICATION = 'notification'
/** An organization has one list of notifications. */
const THE_LIST = '00000000-0000-0000-0000-000000000000'

interface Said {
  notificationType: NotificationType
  priority: NotificationPriority
  text: string
  url: string
}

const parseData = <Type extends keyof typeof eventData>(type: Type, { data }: HappenedEvent): z.infer<(typeof eventData)[Type]> =>
  eventData[type].parse(data) as z.infer<(typeof eventData)[Type]>

const aboutInteraction = (event: HappenedEvent, slug: string): Said | undefined => {
  const { _id, name, classification, thing } = parseData('interaction.created', event)
  if (classification !== 'alert' && classification !== 'warning') return undefined
  return {
    notificationType: classification === 'warning' ? 'interaction_warning' : 'interaction_alert',
    priority: classification === 'warning' ? 'high' : 'normal',
    text: `${name}: ${thing.name}`,
    url: addresses.interactions.one.to({ org: slug, interactionId: _id }),
  }
}

const aboutWebhook = (event: HappenedEvent, slug: string): Said => ({
  notificationType: 'integration_action_disabled',
  priority: 'high',
  text: parseData('webhook.disabled', event).name,
  url: comingAddresses['integration-actions'].list.to({ org: slug }),
})

const aboutOffer = (event: HappenedEvent, slug: string): Said => {
  const { offerId, name, partner } = parseData('variant.offered', event)
  return {
    notificationType: 'variant_offered',
    priority: 'normal',
    text: `${name}: ${partner.name}`,
    url: addresses.offers.one.to({ org: slug, offerId }),
  }
}

const shareTypes: Readonly<Partial<Record<ShareState, NotificationType>>> = {
  accepted: 'variant_share_accepted',
  declined: 'variant_share_declined',
  withdrawn: 'variant_share_withdrawn',
  ended: 'variant_share_ended',
}

const aboutShare = (event: HappenedEvent, slug: string): Said | undefined => {
  const { shareId, name, partner, state } = parseData('variant.share_changed', event)
  const notificationType = shareTypes[state]
  return (
    notificationType && {
      notificationType,
      priority: 'low',
      text: `${name}: ${partner.name}`,
      // Only who has made an offer takes it back, so it is said to its receiver.
      url:
        state === 'withdrawn'
          ? addresses.offers.one.to({ org: slug, offerId: shareId })
          : addresses.offers.share.to({ org: slug, shareId }),
    }
  )
}

/** What is said of an event, if anything. */
const describeEvent = (event: HappenedEvent, slug: string): Said | undefined => {
  if (event.type === 'webhook.disabled') return aboutWebhook(event, slug)
  if (event.type === 'variant.offered') return aboutOffer(event, slug)
  if (event.type === 'variant.share_changed') return aboutShare(event, slug)
  return event.type === 'interaction.created' ? aboutInteraction(event, slug) : undefined
}

const alwaysNotified: ReadonlySet<string> = new Set(['webhook.disabled', 'variant.offered', 'variant.share_changed'])

/** Events that people in the portal are notified of. */
export const notified: Subscriber = async (_db, _organizationId, { type, classification }) => {
  const isWanted =
    alwaysNotified.has(type) || (type === 'interaction.created' && (classification === 'alert' || classification === 'warning'))
  return isWanted ? [{ kind: NOTIFICATION, id: THE_LIST }] : []
}

const findSlug = async (db: ScopedDatabase, organizationId: number): Promise<string> => {
  const row = await db.selectFrom('organizations').select('slug').where('id', '=', organizationId).executeTakeFirstOrThrow()
  return row.slug
}

/** Writes notifications, in the order in which things happened. */
export const notificationKind = ({ clock, ids }: { clock: Clock; ids: IdSource }): TargetKind => ({
  kind: NOTIFICATION,
  retrySeconds: LOCAL_RETRY_SECONDS,
  handle: async (db, { organizationId, event }) => {
    const said = describeEvent(event, await findSlug(db, organizationId))
    if (!said) return undefined
    const { notificationType: notification_type, ...rest } = said
    const row = { organization_id: organizationId, id: ids(), notification_type, ...rest, created_at: clock.now() }
    await db.insertInto('notifications').values(row).execute()
    return undefined
  },
})
