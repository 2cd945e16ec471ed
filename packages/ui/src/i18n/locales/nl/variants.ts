import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'nl'> = {
  title: 'Varianten',
  one: 'Variant',
  'empty.title': 'Nog geen varianten',
  'empty.text':
    'Een variant bundelt eenheden die op dezelfde manier zijn gemaakt: een partij, een oogstjaar, een maat. Maak er een aan om ze in één keer te beschrijven.',
  'failed.create': 'De variant kon niet worden aangemaakt',
  'failed.update': 'De variant kon niet worden gewijzigd',
  'failed.delete': 'De variant kon niet worden verwijderd',
  'failed.duplicate': 'De variant kon niet worden gedupliceerd',
  'failed.load': 'De varianten konden niet worden geladen',
}
