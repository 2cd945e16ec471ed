import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'es'> = {
  title: 'Tareas',
  one: 'Tarea',
  'empty.title': 'Todavía no hay tareas',
  'empty.text':
    'Una tarea es lo que alguien hace y registra con el teléfono. Añada una aquí para que el personal de campo pueda realizarla.',
  'failed.create': 'No se pudo crear la tarea',
  'failed.update': 'No se pudo modificar la tarea',
  'failed.delete': 'No se pudo eliminar la tarea',
  'failed.duplicate': 'No se pudo duplicar la tarea',
  'failed.load': 'No se pudieron cargar las tareas',
}
