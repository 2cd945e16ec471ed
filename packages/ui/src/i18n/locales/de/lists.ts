import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'de'> = {
  address_unread: '„{{unread}}“ in der Adresse ist ungültig und wurde ignoriert.',
  'none.title': 'Keine Treffer für diese Suche',
  'none.text': 'Versuchen Sie weniger oder andere Wörter oder leeren Sie die Suche.',
  'none_filtered.title': 'Keine Treffer für diese Filter',
  'none_filtered.text': 'Entfernen Sie einen Filter, um mehr zu sehen.',
  'variants.search': 'Chargen suchen',
  'variants.new': 'Neue Charge',
  'export.begun': 'Die Datei wird erstellt',
  'export.done': 'Die Datei ist in Ihren Downloads',
  'pdf_limit.title': 'Zu viele Interaktionen für eine PDF-Datei',
  'pdf_limit.text':
    '{{total}} Interaktionen passen zu den Filtern, eine PDF-Datei fasst höchstens {{limit}}. Grenzen Sie Zeitraum oder Filter ein oder exportieren Sie als CSV.',
  filters: 'Filter',
  'filter.clear': 'Filter entfernen',
  'filter.clear_all': 'Suche und Filter entfernen',
  'filter.remove': 'Filter entfernen: {{label}}',
  'filter.find': '{{label}} suchen',
  select_all: 'Alle {{shown}} auswählen',
  'action.progress': '{{action}}: {{done}} von {{total}}',
  'action.done': '{{action}}: {{shown}} erledigt',
  'action.failed': '{{action}}: {{shown}} von {{total}} fehlgeschlagen',
  'ask.title': '{{action}}: {{shown}} ausgewählt',
}
