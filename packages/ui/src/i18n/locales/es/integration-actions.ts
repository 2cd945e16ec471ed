import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'es'> = {
  'failed.create': 'No se pudo crear la acción de integración',
  'failed.update': 'No se pudo modificar la acción de integración',
  'failed.delete': 'No se pudo eliminar la acción de integración',
  'failed.duplicate': 'No se pudo duplicar la acción de integración',
  'failed.load': 'No se pudieron cargar las acciones de integración',
}
