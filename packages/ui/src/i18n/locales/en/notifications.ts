/** The list behind the bell. */
export const messages = {
  new_one: '{{shown}} new notification',
  new_other: '{{shown}} new notifications',
  read: 'Mark all as read',
  'empty.title': 'Nothing new',
  'empty.text': 'Alerts, warnings and what partners share with you appear here.',
  new_mark: 'New',
  'type.interaction_alert': 'Alert',
  'type.interaction_warning': 'Warning',
  'type.integration_action_disabled': 'An integration was turned off',
  'type.variant_offered': 'A variant is offered to you',
  'type.variant_share_accepted': 'Your offer was accepted',
  'type.variant_share_declined': 'Your offer was declined',
  'type.variant_share_withdrawn': 'An offer was taken back',
  'type.variant_share_ended': 'Continuous sharing has ended',
}
