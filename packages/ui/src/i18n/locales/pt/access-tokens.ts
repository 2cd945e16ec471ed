import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'pt'> = {
  title: 'Tokens de acesso',
  one: 'Token de acesso',
  'failed.create': 'Não foi possível criar o token de acesso',
  'failed.update': 'Não foi possível alterar o token de acesso',
  'failed.delete': 'Não foi possível excluir o token de acesso',
  'failed.duplicate': 'Não foi possível duplicar o token de acesso',
  'failed.load': 'Não foi possível carregar os tokens de acesso',
}
