import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'de'> = {
  columns: 'Spalten',
  roomy: 'Höhere Zeilen',
  sort: 'Reihenfolge',
  sort_by: 'Nach {{column}} ordnen',
  sort_ascending: '{{column}}, aufsteigend',
  sort_descending: '{{column}}, absteigend',
  page_range: '{{from}} bis {{to}} von {{total}}',
  page_previous: 'Zurück',
  page_next: 'Weiter',
  page_size: '{{shown}} Zeilen je Seite',
  loading: 'Die Liste wird geladen',
  select_page: 'Alle Zeilen dieser Seite auswählen',
  select_row: '{{name}} auswählen',
  selected_one: '{{shown}} ausgewählt',
  selected_other: '{{shown}} ausgewählt',
  selection_clear: 'Auswahl aufheben',
  bulk_actions: 'Aktionen für die Auswahl',
  row_actions: 'Aktionen für {{name}}',
  actions: 'Aktionen',
}
