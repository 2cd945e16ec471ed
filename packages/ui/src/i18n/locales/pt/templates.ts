import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'pt'> = {
  title: 'Modelos',
  one: 'Modelo',
  'failed.create': 'Não foi possível criar o modelo',
  'failed.update': 'Não foi possível alterar o modelo',
  'failed.delete': 'Não foi possível excluir o modelo',
  'failed.duplicate': 'Não foi possível duplicar o modelo',
  'failed.load': 'Não foi possível carregar os modelos',
  new: 'Novo modelo',
  search: 'Buscar modelos',
  'empty.title': 'Ainda não há modelos',
  'empty.text': 'Um modelo reúne o que produtos de um tipo têm em comum. Os novos começam com ele.',
  categories: 'Categorias atribuídas',
  categories_hint: 'As categorias que oferecem este modelo',
  attributes: 'Atributos',
  attributes_hint: 'Um produto novo começa com eles',
  delete_text: 'Os produtos mantêm o que têm. Um modelo usado por produtos ou categorias não pode ser excluído.',
}
