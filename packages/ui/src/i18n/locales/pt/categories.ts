import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'pt'> = {
  'failed.create': 'Não foi possível criar a categoria',
  'failed.update': 'Não foi possível alterar a categoria',
  'failed.delete': 'Não foi possível excluir a categoria',
  'failed.duplicate': 'Não foi possível duplicar a categoria',
  'failed.load': 'Não foi possível carregar as categorias',
  new: 'Nova categoria',
  search: 'Buscar categorias',
  'empty.title': 'Ainda não há categorias',
  'empty.text': 'Uma categoria define o tipo de um produto e o modelo com que os novos começam.',
  standard: 'Padrão de identificação',
  'standard.gpc': 'GS1 GPC (Global Product Classification)',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'Código SH (aduana)',
  'standard.custom': 'Padrão próprio',
  identifier: 'Código da categoria',
  identifier_hint: 'O código desta categoria no padrão, por exemplo 10000049 no GPC',
  default_template: 'Modelo padrão',
  default_template_hint: 'Base dos novos produtos desta categoria',
  delete_text: 'Os produtos existentes não mudam. Uma categoria usada por produtos não pode ser excluída.',
}
