import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'pt'> = {
  address_unread: 'A lista é mostrada sem “{{unread}}”, que estava no endereço e aqui não significa nada.',
  'none.title': 'Nada corresponde a esta busca',
  'none.text': 'Busque com menos palavras ou outras, ou limpe a busca.',
  'none_filtered.title': 'Nada corresponde a estes filtros',
  'none_filtered.text': 'Nenhum item atende a todos. Remova algum filtro.',
  'variants.search': 'Buscar variantes',
  'variants.new': 'Nova variante',
  'export.begun': 'O arquivo está sendo criado',
  'export.done': 'O arquivo está nos seus downloads',
  'pdf_limit.title': 'Interações demais para um PDF',
  'pdf_limit.text':
    '{{total}} interações correspondem aos filtros, e um PDF comporta até {{limit}}. Reduza o período ou os filtros, ou exporte como CSV.',
  filters: 'Filtros',
  'filter.clear': 'Limpar filtros',
  'filter.remove': 'Remover o filtro: {{label}}',
  'filter.find': 'Buscar: {{label}}',
  select_all: 'Selecionar todos os {{shown}}',
  'action.progress': '{{action}}: {{done}} de {{total}}',
  'action.done': '{{action}}: concluído para {{shown}}',
  'action.failed': '{{action}}: falhou para {{shown}} de {{total}}',
}
