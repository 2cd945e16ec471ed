import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'pt'> = {
  'failed.create': 'Não foi possível criar a equipe',
  'failed.update': 'Não foi possível alterar a equipe',
  'failed.delete': 'Não foi possível excluir a equipe',
  'failed.duplicate': 'Não foi possível duplicar a equipe',
  'failed.load': 'Não foi possível carregar as equipes',
}
