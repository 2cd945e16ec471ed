import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'nl'> = {
  title: 'Toegangstokens',
  one: 'Toegangstoken',
  'failed.create': 'Het toegangstoken kon niet worden aangemaakt',
  'failed.update': 'Het toegangstoken kon niet worden gewijzigd',
  'failed.delete': 'Het toegangstoken kon niet worden verwijderd',
  'failed.duplicate': 'Het toegangstoken kon niet worden gedupliceerd',
  'failed.load': 'De toegangstokens konden niet worden geladen',
}
