import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'pt'> = {
  new: 'Nova coleção',
  show: 'Mostrar interações',
  search: 'Pesquisar coleções',
  'empty.title': 'Ainda não há coleções',
  'empty.text': 'Uma coleção mostra interações juntas, por exemplo em uma página pública. Adicione interações na lista delas.',
  delete_text: 'As interações permanecem.',
  fill_hint: 'As interações são adicionadas na lista delas.',
  'failed.create': 'Não foi possível criar a coleção',
  'failed.update': 'Não foi possível atualizar a coleção',
  'failed.delete': 'Não foi possível excluir a coleção',
  'failed.duplicate': 'Não foi possível duplicar a coleção',
  'failed.load': 'Não foi possível carregar as coleções',
}
