import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'pt'> = {
  title: 'Usuários',
  one: 'Usuário',
  'failed.create': 'Não foi possível criar o usuário',
  'failed.update': 'Não foi possível alterar o usuário',
  'failed.delete': 'Não foi possível excluir o usuário',
  'failed.duplicate': 'Não foi possível duplicar o usuário',
  'failed.load': 'Não foi possível carregar os usuários',
}
