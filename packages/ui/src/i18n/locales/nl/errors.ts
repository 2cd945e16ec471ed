import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'nl'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Verzoek {{id}}',
  try_again: 'Opnieuw proberen',
  to_list: 'Naar “{{name}}”',
  'away.what': 'Dit kan nu niet worden getoond',
  'away.why': 'Geen verbinding met de server.',
  'away.action': 'Controleer de verbinding en probeer het opnieuw.',
}
