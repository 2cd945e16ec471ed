import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'nl'> = {
  read: 'Alles als gelezen markeren',
  'empty.title': 'Geen nieuwe meldingen',
  'empty.text': 'Hier verschijnen “Let op”, “Waarschuwing” en wat partners met u delen.',
  new_mark: 'Nieuw',
  'type.interaction_alert': 'Let op',
  'type.interaction_warning': 'Waarschuwing',
  'type.integration_action_disabled': 'Een integratie is uitgeschakeld',
  'type.variant_offered': 'U krijgt een batch aangeboden',
  'type.variant_share_accepted': 'Uw aanbod is geaccepteerd',
  'type.variant_share_declined': 'Uw aanbod is geweigerd',
  'type.variant_share_withdrawn': 'Een aanbod is ingetrokken',
  'type.variant_share_ended': 'Doorlopend delen is beëindigd',
  'type.storage_nearly_full': 'Er is nog weinig ruimte voor bestanden',
  'type.job_due': 'Een opdracht moet binnenkort klaar zijn',
  'type.interaction_sent_back': 'Naar u teruggestuurd',
  'type.export_ready': 'Uw export is klaar',
  'type.export_failed': 'Uw export is mislukt',
}
