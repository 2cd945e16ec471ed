import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'pt'> = {
  'failed.create': 'Não foi possível criar o bloco de conteúdo',
  'failed.update': 'Não foi possível alterar o bloco de conteúdo',
  'failed.delete': 'Não foi possível excluir o bloco de conteúdo',
  'failed.duplicate': 'Não foi possível duplicar o bloco de conteúdo',
  'failed.load': 'Não foi possível carregar os blocos de conteúdo',
}
