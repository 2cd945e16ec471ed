import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'es'> = {
  'failed.create': 'No se pudo crear la colección',
  'failed.update': 'No se pudo modificar la colección',
  'failed.delete': 'No se pudo eliminar la colección',
  'failed.duplicate': 'No se pudo duplicar la colección',
  'failed.load': 'No se pudieron cargar las colecciones',
}
