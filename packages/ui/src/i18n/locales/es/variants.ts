import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'es'> = {
  title: 'Variantes',
  one: 'Variante',
  'empty.title': 'Todavía no hay variantes',
  'empty.text':
    'Una variante reúne unidades hechas de la misma manera: un lote, una cosecha, un tamaño. Cree una para describirlas todas a la vez.',
  'failed.create': 'No se pudo crear la variante',
  'failed.update': 'No se pudo modificar la variante',
  'failed.delete': 'No se pudo eliminar la variante',
  'failed.duplicate': 'No se pudo duplicar la variante',
  'failed.load': 'No se pudieron cargar las variantes',
}
