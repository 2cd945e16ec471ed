import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'pt'> = {
  title: 'Modelos',
  one: 'Modelo',
  'failed.create': 'Não foi possível criar o modelo',
  'failed.update': 'Não foi possível alterar o modelo',
  'failed.delete': 'Não foi possível excluir o modelo',
  'failed.duplicate': 'Não foi possível duplicar o modelo',
  'failed.load': 'Não foi possível carregar os modelos',
}
