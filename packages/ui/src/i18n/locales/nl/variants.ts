import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'nl'> = {
  'empty.title': 'Nog geen batches',
  'empty.text':
    'Een batch bundelt eenheden die op dezelfde manier zijn gemaakt, zoals een oogstjaar of een maat. Maak er een aan om ze samen te beschrijven.',
  'failed.create': 'De batch kon niet worden aangemaakt',
  'failed.update': 'De batch kon niet worden gewijzigd',
  'failed.delete': 'De batch kon niet worden verwijderd',
  'failed.duplicate': 'De batch kon niet worden gedupliceerd',
  'failed.load': 'De batches konden niet worden geladen',
  'give.title': 'Kenmerken aan batches geven',
  'give.merge': 'Samenvoegen',
  'give.merge_hint': 'Voegt kenmerken toe en overschrijft die met dezelfde naam. De andere blijven.',
  'give.replace': 'Vervangen',
  'give.replace_hint': 'De batches houden alleen deze kenmerken',
  'give.preview': 'Wat verandert',
  'give.none': 'Geen wijziging',
  'give.added': '{{shown}} nieuw',
  'give.changed': '{{shown}} overschreven',
  'give.removed': '{{shown}} verwijderd',
  'give.lost_one': '{{shown}} waarde gaat verloren.',
  'give.lost_other': '{{shown}} waarden gaan verloren.',
  'give.done_one': 'Kenmerken van {{shown}} batch opgeslagen',
  'give.done_other': 'Kenmerken van {{shown}} batches opgeslagen',
}
