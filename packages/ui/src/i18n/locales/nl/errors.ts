import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'nl'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Offline',
  request_id: 'Verzoek {{id}}',
  try_again: 'Opnieuw proberen',
  'away.what': 'Dit kan nu niet worden getoond',
  'away.why': 'Geen verbinding met de server.',
  'away.action': 'Controleer de verbinding en probeer het opnieuw.',
  'clock.what': 'De klok van dit apparaat staat verkeerd',
  'clock.action':
    'De klok geeft {{shown}} aan. Het is {{time}}. Stel de datum en tijd in bij de instellingen van het apparaat. Wat u vastlegt, krijgt de juiste tijd.',
  code_compressed: 'Deze GS1 Digital Link is gecomprimeerd en kan niet worden gelezen. Voer de cijfers in die naast de code staan.',
}
