import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'es'> = {
  'failed.create': 'No se pudo crear la orden de trabajo',
  'failed.update': 'No se pudo modificar la orden de trabajo',
  'failed.delete': 'No se pudo eliminar la orden de trabajo',
  'failed.duplicate': 'No se pudo duplicar la orden de trabajo',
  'failed.load': 'No se pudieron cargar las órdenes de trabajo',
}
