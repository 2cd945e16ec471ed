import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'es'> = {
  title: 'Categorías',
  one: 'Categoría',
  'failed.create': 'No se pudo crear la categoría',
  'failed.update': 'No se pudo modificar la categoría',
  'failed.delete': 'No se pudo eliminar la categoría',
  'failed.duplicate': 'No se pudo duplicar la categoría',
  'failed.load': 'No se pudieron cargar las categorías',
}
