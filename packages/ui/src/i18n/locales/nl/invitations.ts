import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'nl'> = {
  title: 'Uitnodigingen',
  one: 'Uitnodiging',
  'failed.create': 'De uitnodiging kon niet worden aangemaakt',
  'failed.update': 'De uitnodiging kon niet worden gewijzigd',
  'failed.delete': 'De uitnodiging kon niet worden verwijderd',
  'failed.duplicate': 'De uitnodiging kon niet worden gedupliceerd',
  'failed.load': 'De uitnodigingen konden niet worden geladen',
}
