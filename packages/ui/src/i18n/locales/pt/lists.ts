import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'pt'> = {
  address_unread: '“{{unread}}” no endereço não é válido e foi ignorado.',
  'none.title': 'Nenhum resultado para esta busca',
  'none.text': 'Tente menos palavras ou outras, ou limpe a busca.',
  'none_filtered.title': 'Nada corresponde a estes filtros',
  'none_filtered.text': 'Nenhum item atende a todos. Remova algum filtro.',
  'variants.search': 'Buscar lotes',
  'variants.new': 'Novo lote',
  'export.begun': 'O arquivo está sendo criado',
  'export.done': 'O arquivo está nos seus downloads',
  'pdf_limit.title': 'Muitas interações para um PDF',
  'pdf_limit.text':
    '{{total}} interações correspondem aos filtros, e um PDF comporta até {{limit}}. Reduza o período ou os filtros, ou exporte como CSV.',
  filters: 'Filtros',
  'filter.clear': 'Limpar filtros',
  'filter.clear_all': 'Limpar busca e filtros',
  'filter.remove': 'Remover filtro: {{label}}',
  'filter.find': 'Buscar: {{label}}',
  select_all: 'Selecionar todos os {{shown}}',
  'action.progress': '{{action}}: {{done}} de {{total}}',
  'action.done': '{{action}}: {{shown}} concluídos',
  'action.failed': '{{action}}: {{shown}} de {{total}} falharam',
  'ask.title': '{{action}}: {{shown}} selecionados',
}
