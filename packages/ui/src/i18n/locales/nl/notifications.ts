import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'nl'> = {
  new_one: '{{shown}} nieuwe melding',
  new_other: '{{shown}} nieuwe meldingen',
  read: 'Alles als gelezen markeren',
  'empty.title': 'Niets nieuws',
  'empty.text': 'Hier leest u over attenties, waarschuwingen en wat partners met u delen.',
  new_mark: 'Nieuw',
  'type.interaction_alert': 'Attentie',
  'type.interaction_warning': 'Waarschuwing',
  'type.integration_action_disabled': 'Een koppeling is uitgezet',
  'type.variant_offered': 'U krijgt een variant aangeboden',
  'type.variant_share_accepted': 'Uw aanbod is geaccepteerd',
  'type.variant_share_declined': 'Uw aanbod is geweigerd',
  'type.variant_share_withdrawn': 'Een aanbod is ingetrokken',
  'type.variant_share_ended': 'Doorlopend delen is beëindigd',
}
