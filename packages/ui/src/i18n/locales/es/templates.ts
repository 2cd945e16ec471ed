import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'es'> = {
  title: 'Plantillas',
  one: 'Plantilla',
  'failed.create': 'No se pudo crear la plantilla',
  'failed.update': 'No se pudo modificar la plantilla',
  'failed.delete': 'No se pudo eliminar la plantilla',
  'failed.duplicate': 'No se pudo duplicar la plantilla',
  'failed.load': 'No se pudieron cargar las plantillas',
  new: 'Nueva plantilla',
  search: 'Buscar plantillas',
  'empty.title': 'Aún no hay plantillas',
  'empty.text': 'Una plantilla reúne lo que tienen en común los productos de un tipo. Los nuevos empiezan con ella.',
  categories: 'Categorías asignadas',
  categories_hint: 'Las categorías que ofrecen esta plantilla',
  attributes: 'Atributos',
  attributes_hint: 'Un producto nuevo empieza con ellos',
  delete_text: 'Los productos conservan lo que tienen. No se puede eliminar una plantilla que usan productos o categorías.',
}
