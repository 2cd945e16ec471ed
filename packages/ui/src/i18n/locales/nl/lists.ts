import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'nl'> = {
  address_unread: 'De lijst wordt getoond zonder “{{unread}}”. Dat stond in het adres en betekent hier niets.',
  'none.title': 'Niets past bij deze zoekopdracht',
  'none.text': 'Zoek met minder of andere woorden, of maak de zoekopdracht leeg.',
  'none_filtered.title': 'Niets gevonden met deze filters',
  'none_filtered.text': 'Niets voldoet aan alle filters. Verwijder er een.',
  'variants.search': 'Varianten zoeken',
  'variants.new': 'Nieuwe variant',
  'export.begun': 'Het bestand wordt gemaakt',
  'export.done': 'Het bestand staat in uw downloads',
  'pdf_limit.title': 'Te veel interacties voor één pdf',
  'pdf_limit.text':
    '{{total}} interacties voldoen aan de filters; een pdf bevat er hoogstens {{limit}}. Beperk de periode of de filters, of exporteer als CSV.',
  filters: 'Filters',
  'filter.clear': 'Filters wissen',
  'filter.remove': 'Filter wissen: {{label}}',
  'filter.find': '{{label}} zoeken',
  select_all: 'Alle {{shown}} selecteren',
  'action.progress': '{{action}}: {{done}} van {{total}}',
  'action.done': '{{action}}: gedaan voor {{shown}}',
  'action.failed': '{{action}}: mislukt voor {{shown}} van {{total}}',
}
