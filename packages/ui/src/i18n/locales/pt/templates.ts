import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'pt'> = {
  'failed.create': 'Não foi possível criar o modelo',
  'failed.update': 'Não foi possível alterar o modelo',
  'failed.delete': 'Não foi possível excluir o modelo',
  'failed.duplicate': 'Não foi possível duplicar o modelo',
  'failed.load': 'Não foi possível carregar os modelos',
  new: 'Novo modelo',
  search: 'Buscar modelos',
  'empty.title': 'Ainda não há modelos',
  'empty.text': 'Um modelo reúne os atributos comuns de um tipo de produto. Os novos produtos começam com ele.',
  categories: 'Categorias atribuídas',
  categories_hint: 'Categorias que oferecem este modelo',
  attributes: 'Atributos',
  attributes_hint: 'Valores iniciais dos novos produtos',
  sample: 'Produto de exemplo',
  sample_hint:
    'Os novos produtos recebem também os documentos, as tarefas, os contatos de suporte, a cadeia de valor e a página pública dele',
  delete_text: 'Os produtos existentes não mudam. Um modelo usado por produtos ou categorias não pode ser excluído.',
}
