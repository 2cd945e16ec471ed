import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'nl'> = {
  title: 'Gebruikers',
  one: 'Gebruiker',
  'failed.create': 'De gebruiker kon niet worden aangemaakt',
  'failed.update': 'De gebruiker kon niet worden gewijzigd',
  'failed.delete': 'De gebruiker kon niet worden verwijderd',
  'failed.duplicate': 'De gebruiker kon niet worden gedupliceerd',
  'failed.load': 'De gebruikers konden niet worden geladen',
}
