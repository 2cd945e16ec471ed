import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'pt'> = {
  title: 'Documentos',
  one: 'Documento',
  'failed.create': 'Não foi possível criar o documento',
  'failed.update': 'Não foi possível alterar o documento',
  'failed.delete': 'Não foi possível excluir o documento',
  'failed.duplicate': 'Não foi possível duplicar o documento',
  'failed.load': 'Não foi possível carregar os documentos',
}
