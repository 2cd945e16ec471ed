import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'nl'> = {
  'failed.create': 'Het team kon niet worden aangemaakt',
  'failed.update': 'Het team kon niet worden gewijzigd',
  'failed.delete': 'Het team kon niet worden verwijderd',
  'failed.duplicate': 'Het team kon niet worden gedupliceerd',
  'failed.load': 'De teams konden niet worden geladen',
}
