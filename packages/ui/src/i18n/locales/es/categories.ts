import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'es'> = {
  'failed.create': 'No se pudo crear la categoría',
  'failed.update': 'No se pudo modificar la categoría',
  'failed.delete': 'No se pudo eliminar la categoría',
  'failed.duplicate': 'No se pudo duplicar la categoría',
  'failed.load': 'No se pudieron cargar las categorías',
  new: 'Nueva categoría',
  search: 'Buscar categorías',
  'empty.title': 'Aún no hay categorías',
  'empty.text': 'Una categoría define de qué tipo es un producto y con qué plantilla empiezan los nuevos.',
  standard: 'Estándar de identificación',
  'standard.gpc': 'GS1 GPC (Global Product Classification)',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'Código SA (aduanas)',
  'standard.custom': 'Estándar propio',
  identifier: 'Código de la categoría',
  identifier_hint: 'El código de esta categoría en el estándar, por ejemplo 10000049 en GPC',
  default_template: 'Plantilla predeterminada',
  default_template_hint: 'Base de los productos nuevos de esta categoría',
  delete_text: 'Los productos existentes no cambian. No se puede eliminar una categoría usada por productos.',
}
