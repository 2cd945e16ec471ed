import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'es'> = {
  title: 'Unidades',
  one: 'Unidad',
  'empty.title': 'Todavía no hay unidades',
  'empty.text':
    'Una unidad es una pieza que se puede tener en la mano: un saco, una botella, una caja. Las unidades aparecen aquí en cuanto se asignan los códigos.',
  'failed.create': 'No se pudo crear la unidad',
  'failed.update': 'No se pudo modificar la unidad',
  'failed.delete': 'No se pudo eliminar la unidad',
  'failed.duplicate': 'No se pudo duplicar la unidad',
  'failed.load': 'No se pudieron cargar las unidades',
}
