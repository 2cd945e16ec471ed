import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'es'> = {
  'failed.create': 'No se pudo crear la plantilla',
  'failed.update': 'No se pudo modificar la plantilla',
  'failed.delete': 'No se pudo eliminar la plantilla',
  'failed.duplicate': 'No se pudo duplicar la plantilla',
  'failed.load': 'No se pudieron cargar las plantillas',
  new: 'Nueva plantilla',
  search: 'Buscar plantillas',
  'empty.title': 'Aún no hay plantillas',
  'empty.text': 'Una plantilla reúne los atributos comunes de un tipo de producto. Los productos nuevos empiezan con ella.',
  categories: 'Categorías asignadas',
  categories_hint: 'Categorías que ofrecen esta plantilla',
  attributes: 'Atributos',
  attributes_hint: 'Valores iniciales de los productos nuevos',
  sample: 'Producto de ejemplo',
  sample_hint: 'Los productos nuevos reciben también sus documentos, tareas, contactos de soporte, cadena de valor y página pública',
  delete_text: 'Los productos existentes no cambian. No se puede eliminar una plantilla usada por productos o categorías.',
}
