import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'es'> = {
  title: 'Lotes',
  one: 'Lote',
  'empty.title': 'Aún no hay lotes',
  'empty.text': 'Un lote reúne unidades hechas de la misma manera, por ejemplo una cosecha o un tamaño. Cree uno para describirlas juntas.',
  'failed.create': 'No se pudo crear el lote',
  'failed.update': 'No se pudo modificar el lote',
  'failed.delete': 'No se pudo eliminar el lote',
  'failed.duplicate': 'No se pudo duplicar el lote',
  'failed.load': 'No se pudieron cargar los lotes',
}
