import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'nl'> = {
  title: 'Batches',
  one: 'Batch',
  'empty.title': 'Nog geen batches',
  'empty.text':
    'Een batch bundelt eenheden die op dezelfde manier zijn gemaakt, zoals een oogstjaar of een maat. Maak er een aan om ze samen te beschrijven.',
  'failed.create': 'De batch kon niet worden aangemaakt',
  'failed.update': 'De batch kon niet worden gewijzigd',
  'failed.delete': 'De batch kon niet worden verwijderd',
  'failed.duplicate': 'De batch kon niet worden gedupliceerd',
  'failed.load': 'De batches konden niet worden geladen',
}
