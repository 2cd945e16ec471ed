import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'es'> = {
  'failed.create': 'No se pudo crear el equipo',
  'failed.update': 'No se pudo modificar el equipo',
  'failed.delete': 'No se pudo eliminar el equipo',
  'failed.duplicate': 'No se pudo duplicar el equipo',
  'failed.load': 'No se pudieron cargar los equipos',
}
