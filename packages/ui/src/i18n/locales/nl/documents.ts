import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'nl'> = {
  title: 'Documenten',
  one: 'Document',
  'failed.create': 'Het document kon niet worden aangemaakt',
  'failed.update': 'Het document kon niet worden gewijzigd',
  'failed.delete': 'Het document kon niet worden verwijderd',
  'failed.duplicate': 'Het document kon niet worden gedupliceerd',
  'failed.load': 'De documenten konden niet worden geladen',
}
