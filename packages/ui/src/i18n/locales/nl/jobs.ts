import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'nl'> = {
  'failed.create': 'De opdracht kon niet worden aangemaakt',
  'failed.update': 'De opdracht kon niet worden gewijzigd',
  'failed.delete': 'De opdracht kon niet worden verwijderd',
  'failed.duplicate': 'De opdracht kon niet worden gedupliceerd',
  'failed.load': 'De opdrachten konden niet worden geladen',
}
