import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'pt'> = {
  title: 'Categorias',
  one: 'Categoria',
  'failed.create': 'Não foi possível criar a categoria',
  'failed.update': 'Não foi possível alterar a categoria',
  'failed.delete': 'Não foi possível excluir a categoria',
  'failed.duplicate': 'Não foi possível duplicar a categoria',
  'failed.load': 'Não foi possível carregar as categorias',
}
