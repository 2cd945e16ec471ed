import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'de'> = {
  title: 'Einheiten',
  one: 'Einheit',
  'empty.title': 'Noch keine Einheiten',
  'empty.text':
    'Eine Einheit ist ein Stück in der Hand: ein Sack, eine Flasche, eine Kiste. Einheiten erscheinen hier, sobald Codes vergeben sind.',
  'failed.create': 'Die Einheit konnte nicht angelegt werden',
  'failed.update': 'Die Einheit konnte nicht geändert werden',
  'failed.delete': 'Die Einheit konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einheit konnte nicht dupliziert werden',
  'failed.load': 'Die Einheiten konnten nicht geladen werden',
  'fact.sequence': 'Laufende Nummer',
  'fact.checksum': 'Prüfzeichen',
  'fact.unique': 'Eindeutige ID',
  code: 'Code',
  records: 'Aufzeichnungen dieser Einheit',
  'address.show': 'Code zeigen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Wohin das Etikett führt. Wer die Adresse öffnet, zählt als jemand, der gescannt hat, und kann Meldungen auslösen.',
  'address.none': 'Der Artikel hat keine öffentliche Seite. Seine Etiketten führen noch nirgendwohin.',
}
