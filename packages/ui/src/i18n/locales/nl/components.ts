import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'nl'> = {
  'failed.create': 'Het bestanddeel kon niet worden aangemaakt',
  'failed.update': 'Het bestanddeel kon niet worden gewijzigd',
  'failed.delete': 'Het bestanddeel kon niet worden verwijderd',
  'failed.duplicate': 'Het bestanddeel kon niet worden gedupliceerd',
  'failed.load': 'De bestanddelen konden niet worden geladen',
}
