import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'pt'> = {
  'failed.create': 'Não foi possível criar o documento',
  'failed.update': 'Não foi possível alterar o documento',
  'failed.delete': 'Não foi possível excluir o documento',
  'failed.duplicate': 'Não foi possível duplicar o documento',
  'failed.load': 'Não foi possível carregar os documentos',
  new: 'Novo documento',
  search: 'Buscar documentos',
  'empty.title': 'Ainda não há documentos',
  'empty.text': 'Aqui ficam os certificados, relatórios e notas de entrega que você pode exibir nos produtos.',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier: 13 dígitos e, se houver, o número de série',
  step: 'Elo',
  step_hint: 'Elo em que o documento é gerado',
  is_public: 'Público',
  is_public_hint: 'Os visitantes da página pública podem ler o documento',
  not_public: 'Interno',
  visibility: 'Visibilidade',
  file: 'Arquivo',
  preview: 'Pré-visualização',
  delete_text: 'O documento será removido de todos os produtos que o usam.',
}
