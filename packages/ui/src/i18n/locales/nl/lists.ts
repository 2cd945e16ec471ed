import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'nl'> = {
  address_unread: '“{{unread}}” in het adres is ongeldig en is genegeerd.',
  'none.title': 'Geen resultaten voor deze zoekopdracht',
  'none.text': 'Probeer minder of andere woorden of wis de zoekopdracht.',
  'none_filtered.title': 'Niets gevonden met deze filters',
  'none_filtered.text': 'Niets voldoet aan alle filters. Verwijder er een.',
  'variants.search': 'Batches zoeken',
  'variants.new': 'Nieuwe batch',
  'export.begun': 'Het bestand wordt gemaakt',
  'export.done': 'Het bestand staat in uw downloads',
  'pdf_limit.title': 'Te veel interacties voor één pdf',
  'pdf_limit.text':
    '{{total}} interacties voldoen aan de filters; een pdf bevat er maximaal {{limit}}. Beperk de periode of de filters of exporteer als CSV.',
  filters: 'Filters',
  'filter.clear': 'Filters wissen',
  'filter.clear_all': 'Zoekopdracht en filters wissen',
  'filter.remove': 'Filter verwijderen: {{label}}',
  'filter.find': '{{label}} zoeken',
  select_all: 'Alle {{shown}} selecteren',
  'action.progress': '{{action}}: {{done}} van {{total}}',
  'action.done': '{{action}}: {{shown}} voltooid',
  'action.failed': '{{action}}: {{shown}} van {{total}} mislukt',
  'ask.title': '{{action}}: {{shown}} geselecteerd',
}
