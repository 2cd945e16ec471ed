import * as z from 'zod/mini'
import { Id, OrganizationId, paged } from './common.ts'

/** What happened that somebody should look at. */
export const notificationTypes = [
  'interaction_alert',
  'interaction_warning',
  'integration_action_disabled',
  'variant_offered',
  'variant_share_accepted',
  'variant_share_declined',
  'variant_share_withdrawn',
  'variant_share_ended',
  'storage_nearly_full',
  'job_due',
  'interaction_sent_back',
  'export_ready',
  'export_failed',
] as const
export type NotificationType = (typeof notificationTypes)[number]

export const notificationPriorities = ['low', 'normal', 'high'] as const
export type NotificationPriority = (typeof notificationPriorities)[number]

/** Tells an organization of something. `text` names what it is about; the interface language says the rest by the type. */
export const Notification = z.object({
  id: Id,
  notificationType: z.enum(notificationTypes),
  organizationId: OrganizationId,
  priority: z.enum(notificationPriorities),
  text: z.string(),
  /** Where in the portal more is said: a path on its host. */
  url: z.string(),
})
export type Notification = z.infer<typeof Notification>

export const NotificationPage = paged(Notification)
