import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'pt'> = {
  'failed.create': 'Não foi possível criar a ordem de serviço',
  'failed.update': 'Não foi possível alterar a ordem de serviço',
  'failed.delete': 'Não foi possível excluir a ordem de serviço',
  'failed.duplicate': 'Não foi possível duplicar a ordem de serviço',
  'failed.load': 'Não foi possível carregar as ordens de serviço',
}
