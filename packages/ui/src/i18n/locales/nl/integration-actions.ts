import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'nl'> = {
  'failed.create': 'De integratieactie kon niet worden aangemaakt',
  'failed.update': 'De integratieactie kon niet worden gewijzigd',
  'failed.delete': 'De integratieactie kon niet worden verwijderd',
  'failed.duplicate': 'De integratieactie kon niet worden gedupliceerd',
  'failed.load': 'De integratieacties konden niet worden geladen',
}
