import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'nl'> = {
  title: 'Waardeketens',
  one: 'Waardeketen',
  'failed.create': 'De waardeketen kon niet worden aangemaakt',
  'failed.update': 'De waardeketen kon niet worden gewijzigd',
  'failed.delete': 'De waardeketen kon niet worden verwijderd',
  'failed.duplicate': 'De waardeketen kon niet worden gedupliceerd',
  'failed.load': 'De waardeketens konden niet worden geladen',
}
