import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'es'> = {
  columns: 'Columnas',
  roomy: 'Filas amplias',
  sort: 'Orden',
  sort_by: 'Ordenar por {{column}}',
  sort_ascending: '{{column}}, ascendente',
  sort_descending: '{{column}}, descendente',
  page_range: '{{from}} a {{to}} de {{total}}',
  page_previous: 'Anterior',
  page_next: 'Siguiente',
  page_size: '{{shown}} filas por página',
  loading: 'Cargando la lista',
  select_page: 'Seleccionar todas las filas de esta página',
  select_row: 'Seleccionar {{name}}',
  selected_one: '{{shown}} fila seleccionada',
  selected_many: '{{shown}} de filas seleccionadas',
  selected_other: '{{shown}} filas seleccionadas',
  selection_clear: 'Anular la selección',
  bulk_actions: 'Acciones para la selección',
  row_actions: 'Acciones para {{name}}',
  actions: 'Acciones',
}
