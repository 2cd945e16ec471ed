import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'es'> = {
  title: 'Plantillas',
  one: 'Plantilla',
  'failed.create': 'No se pudo crear la plantilla',
  'failed.update': 'No se pudo modificar la plantilla',
  'failed.delete': 'No se pudo eliminar la plantilla',
  'failed.duplicate': 'No se pudo duplicar la plantilla',
  'failed.load': 'No se pudieron cargar las plantillas',
}
