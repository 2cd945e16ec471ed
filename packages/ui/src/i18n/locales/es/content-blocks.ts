import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'es'> = {
  'failed.create': 'No se pudo crear el bloque de contenido',
  'failed.update': 'No se pudo modificar el bloque de contenido',
  'failed.delete': 'No se pudo eliminar el bloque de contenido',
  'failed.duplicate': 'No se pudo duplicar el bloque de contenido',
  'failed.load': 'No se pudieron cargar los bloques de contenido',
}
