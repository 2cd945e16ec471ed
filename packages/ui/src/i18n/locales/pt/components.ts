import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'pt'> = {
  'failed.create': 'Não foi possível criar o componente',
  'failed.update': 'Não foi possível alterar o componente',
  'failed.delete': 'Não foi possível excluir o componente',
  'failed.duplicate': 'Não foi possível duplicar o componente',
  'failed.load': 'Não foi possível carregar os componentes',
}
