/** What people are notified of. */
export const messages = {
  read: 'Mark all as read',
  'empty.title': 'No notifications',
  'empty.text': 'Alerts, warnings and offers from partners appear here.',
  new_mark: 'New',
  'type.interaction_alert': 'Alert',
  'type.interaction_warning': 'Warning',
  'type.integration_action_disabled': 'An integration action was disabled',
  'type.variant_offered': 'A partner offered you a variant',
  'type.variant_share_accepted': 'Your offer was accepted',
  'type.variant_share_declined': 'Your offer was declined',
  'type.variant_share_withdrawn': 'An offer was withdrawn',
  'type.variant_share_ended': 'Continuous sharing ended',
  'type.storage_nearly_full': 'Little room is left for files',
  'type.job_due': 'A job is due soon',
  'type.interaction_sent_back': 'Sent back to you',
}
