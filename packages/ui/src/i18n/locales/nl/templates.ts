import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'nl'> = {
  title: 'Sjablonen',
  one: 'Sjabloon',
  'failed.create': 'Het sjabloon kon niet worden aangemaakt',
  'failed.update': 'Het sjabloon kon niet worden gewijzigd',
  'failed.delete': 'Het sjabloon kon niet worden verwijderd',
  'failed.duplicate': 'Het sjabloon kon niet worden gedupliceerd',
  'failed.load': 'De sjablonen konden niet worden geladen',
}
