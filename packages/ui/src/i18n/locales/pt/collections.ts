import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'pt'> = {
  'failed.create': 'Não foi possível criar a coleção',
  'failed.update': 'Não foi possível alterar a coleção',
  'failed.delete': 'Não foi possível excluir a coleção',
  'failed.duplicate': 'Não foi possível duplicar a coleção',
  'failed.load': 'Não foi possível carregar as coleções',
}
