import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'nl'> = {
  columns: 'Kolommen',
  roomy: 'Ruime rijen',
  sort: 'Volgorde',
  sort_by: 'Sorteren op {{column}}',
  sort_ascending: '{{column}}, oplopend',
  sort_descending: '{{column}}, aflopend',
  page_range: '{{from}} t/m {{to}} van {{total}}',
  page_previous: 'Vorige',
  page_next: 'Volgende',
  page_size: '{{shown}} rijen per pagina',
  loading: 'De lijst wordt geladen',
  select_page: 'Alle rijen van deze pagina selecteren',
  select_row: '{{name}} selecteren',
  selected_one: '{{shown}} geselecteerd',
  selected_other: '{{shown}} geselecteerd',
  selection_clear: 'Selectie opheffen',
  bulk_actions: 'Acties voor de selectie',
  row_actions: 'Acties voor {{name}}',
  actions: 'Acties',
}
