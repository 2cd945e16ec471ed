import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'es'> = {
  overview: 'Resumen',
  shared_with_us: 'Compartido con nosotros',
  guided_tasks: 'Tareas de campo',
}
