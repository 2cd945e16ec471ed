import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'pt'> = {
  title: 'Convites',
  one: 'Convite',
  'failed.create': 'Não foi possível criar o convite',
  'failed.update': 'Não foi possível alterar o convite',
  'failed.delete': 'Não foi possível excluir o convite',
  'failed.duplicate': 'Não foi possível duplicar o convite',
  'failed.load': 'Não foi possível carregar os convites',
}
