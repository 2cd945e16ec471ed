import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'de'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Anfrage {{id}}',
  try_again: 'Erneut versuchen',
  to_list: 'Zu „{{name}}“',
  'away.what': 'Anzeige zurzeit nicht möglich',
  'away.why': 'Keine Verbindung zum Server.',
  'away.action': 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
}
