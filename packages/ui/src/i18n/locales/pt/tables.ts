import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'pt'> = {
  columns: 'Colunas',
  roomy: 'Linhas espaçadas',
  sort: 'Ordem',
  sort_by: 'Ordenar por {{column}}',
  sort_ascending: '{{column}}, em ordem crescente',
  sort_descending: '{{column}}, em ordem decrescente',
  page_range: '{{from}} a {{to}} de {{total}}',
  page_previous: 'Anterior',
  page_next: 'Próxima',
  page_size: '{{shown}} linhas por página',
  loading: 'Carregando a lista',
  select_page: 'Selecionar todas as linhas desta página',
  select_row: 'Selecionar {{name}}',
  selected_one: '{{shown}} linha selecionada',
  selected_many: '{{shown}} de linhas selecionadas',
  selected_other: '{{shown}} linhas selecionadas',
  selection_clear: 'Limpar seleção',
  bulk_actions: 'Ações para a seleção',
  row_actions: 'Ações para {{name}}',
  actions: 'Ações',
}
