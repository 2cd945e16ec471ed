import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'pt'> = {
  'failed.create': 'Não foi possível criar a ação de integração',
  'failed.update': 'Não foi possível alterar a ação de integração',
  'failed.delete': 'Não foi possível excluir a ação de integração',
  'failed.duplicate': 'Não foi possível duplicar a ação de integração',
  'failed.load': 'Não foi possível carregar as ações de integração',
}
