import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'pt'> = {
  title: 'Perfis de suporte',
  one: 'Perfil de suporte',
  'failed.create': 'Não foi possível criar o perfil de suporte',
  'failed.update': 'Não foi possível alterar o perfil de suporte',
  'failed.delete': 'Não foi possível excluir o perfil de suporte',
  'failed.duplicate': 'Não foi possível duplicar o perfil de suporte',
  'failed.load': 'Não foi possível carregar os perfis de suporte',
}
