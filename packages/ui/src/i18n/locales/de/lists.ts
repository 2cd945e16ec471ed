import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'de'> = {
  address_unread: 'Die Liste wird ohne „{{unread}}“ gezeigt. Das stand in der Adresse und bedeutet hier nichts.',
  'none.title': 'Nichts passt zu dieser Suche',
  'none.text': 'Suchen Sie nach weniger oder anderen Wörtern, oder leeren Sie die Suche.',
  'none_filtered.title': 'Zu diesen Filtern gibt es nichts',
  'none_filtered.text': 'Kein Eintrag erfüllt alle zugleich. Entfernen Sie einen Filter.',
  'variants.search': 'Varianten suchen',
  'variants.new': 'Neue Variante',
  'export.begun': 'Die Datei wird erstellt',
  'export.done': 'Die Datei liegt in Ihren Downloads',
  'pdf_limit.title': 'Zu viele Interaktionen für eine PDF-Datei',
  'pdf_limit.text':
    '{{total}} Interaktionen passen zu den Filtern, eine PDF-Datei fasst höchstens {{limit}}. Grenzen Sie Zeitraum oder Filter ein, oder exportieren Sie als CSV.',
  filters: 'Filter',
  'filter.clear': 'Filter entfernen',
  'filter.remove': 'Filter entfernen: {{label}}',
  'filter.find': '{{label}} suchen',
  select_all: 'Alle {{shown}} auswählen',
  'action.progress': '{{action}}: {{done}} von {{total}}',
  'action.done': '{{action}}: für {{shown}} erledigt',
  'action.failed': '{{action}}: für {{shown}} von {{total}} fehlgeschlagen',
}
