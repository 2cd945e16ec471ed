import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'de'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Anfrage {{id}}',
  try_again: 'Erneut versuchen',
  'away.what': 'Anzeige zurzeit nicht möglich',
  'away.why': 'Keine Verbindung zum Server.',
  'away.action': 'Prüfen Sie die Verbindung und versuchen Sie es erneut.',
  'clock.what': 'Die Uhr dieses Geräts geht falsch',
  'clock.action':
    'Sie zeigt {{shown}}. Es ist {{time}}. Stellen Sie Datum und Uhrzeit in den Geräteeinstellungen ein. Was Sie erfassen, erhält die richtige Zeit.',
  code_compressed:
    'Dieser GS1 Digital Link ist komprimiert und kann nicht gelesen werden. Geben Sie die Ziffern ein, die neben dem Code stehen.',
}
