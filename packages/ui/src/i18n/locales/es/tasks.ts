import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'es'> = {
  'empty.title': 'Aún no hay tareas',
  'empty.text': 'Una tarea describe lo que se hace en el campo y se registra con el teléfono. Cree la primera.',
  'failed.create': 'No se pudo crear la tarea',
  'failed.update': 'No se pudo modificar la tarea',
  'failed.delete': 'No se pudo eliminar la tarea',
  'failed.duplicate': 'No se pudo duplicar la tarea',
  'failed.load': 'No se pudieron cargar las tareas',
}
