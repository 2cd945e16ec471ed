import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'pt'> = {
  'none.title': 'Nada corresponde a esta busca',
  'none.text': 'Busque com menos palavras ou outras, ou limpe a busca.',
  'variants.search': 'Buscar variantes',
  'variants.new': 'Nova variante',
  run_task: 'Realizar uma tarefa',
  'export.as': 'Exportar como {{format}}',
  'export.begun': 'O arquivo está sendo criado',
  'export.done': 'O arquivo está nos seus downloads',
}
