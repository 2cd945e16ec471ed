import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'de'> = {
  new_one: '{{shown}} neue Mitteilung',
  new_other: '{{shown}} neue Mitteilungen',
  read: 'Alle als gelesen markieren',
  'empty.title': 'Nichts Neues',
  'empty.text': 'Hier erscheinen „Achtung“ und „Warnung“ aus Aufzeichnungen und was Partner mit Ihnen teilen.',
  new_mark: 'Neu',
  'type.interaction_alert': 'Achtung',
  'type.interaction_warning': 'Warnung',
  'type.integration_action_disabled': 'Eine Integration wurde ausgeschaltet',
  'type.variant_offered': 'Ihnen wird eine Variante angeboten',
  'type.variant_share_accepted': 'Ihr Angebot wurde angenommen',
  'type.variant_share_declined': 'Ihr Angebot wurde abgelehnt',
  'type.variant_share_withdrawn': 'Ein Angebot wurde zurückgezogen',
  'type.variant_share_ended': 'Fortlaufendes Teilen wurde beendet',
}
