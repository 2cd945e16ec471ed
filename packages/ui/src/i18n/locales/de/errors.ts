import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'de'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Anfrage {{id}}',
  try_again: 'Erneut versuchen',
  'away.what': 'Das lässt sich gerade nicht anzeigen',
  'away.why': 'Die Verbindung oder der Server ist nicht erreichbar.',
  'away.action': 'Prüfen Sie die Verbindung und versuchen Sie es noch einmal.',
}
