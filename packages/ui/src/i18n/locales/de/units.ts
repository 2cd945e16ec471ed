import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'de'> = {
  title: 'Einheiten',
  one: 'Einheit',
  'empty.title': 'Noch keine Einheiten',
  'empty.text':
    'Eine Einheit ist ein einzelnes Stück: ein Sack, eine Flasche, eine Kiste. Einheiten erscheinen hier, sobald Codes vergeben sind.',
  'failed.create': 'Die Einheit konnte nicht angelegt werden',
  'failed.update': 'Die Einheit konnte nicht geändert werden',
  'failed.delete': 'Die Einheit konnte nicht gelöscht werden',
  'failed.duplicate': 'Die Einheit konnte nicht dupliziert werden',
  'failed.load': 'Die Einheiten konnten nicht geladen werden',
  'fact.sequence': 'Laufende Nummer',
  'fact.checksum': 'Prüfzeichen',
  'fact.unique': 'Eindeutige ID',
  code: 'Code',
  records: 'Interaktionen dieser Einheit',
  'address.show': 'Code anzeigen',
  'address.hide': 'Code verbergen',
  'address.caution': 'Das Etikett öffnet diese Adresse. Das Öffnen zählt als Scan und kann „Achtung“ oder „Warnung“ auslösen.',
  'address.none': 'Das Produkt hat keine öffentliche Seite. Das Etikett öffnet noch keine Adresse.',
}
