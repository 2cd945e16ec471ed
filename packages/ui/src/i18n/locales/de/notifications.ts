import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'de'> = {
  read: 'Alle als gelesen markieren',
  'empty.title': 'Keine neuen Benachrichtigungen',
  'empty.text': 'Hier erscheinen „Achtung“, „Warnung“ und was Partner mit Ihnen teilen.',
  new_mark: 'Neu',
  'type.interaction_alert': 'Achtung',
  'type.interaction_warning': 'Warnung',
  'type.integration_action_disabled': 'Eine Integration wurde deaktiviert',
  'type.variant_offered': 'Ihnen wird eine Charge angeboten',
  'type.variant_share_accepted': 'Ihr Angebot wurde angenommen',
  'type.variant_share_declined': 'Ihr Angebot wurde abgelehnt',
  'type.variant_share_withdrawn': 'Ein Angebot wurde zurückgezogen',
  'type.variant_share_ended': 'Fortlaufende Weitergabe beendet',
  'type.storage_nearly_full': 'Für Dateien ist nur noch wenig Platz',
  'type.job_due': 'Ein Auftrag ist bald fällig',
  'type.interaction_sent_back': 'An Sie zurückgegeben',
  'type.export_ready': 'Ihr Export ist fertig',
  'type.export_failed': 'Ihr Export ist fehlgeschlagen',
}
