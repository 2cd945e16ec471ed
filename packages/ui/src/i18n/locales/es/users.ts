import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'es'> = {
  title: 'Usuarios',
  one: 'Usuario',
  'failed.create': 'No se pudo crear el usuario',
  'failed.update': 'No se pudo modificar el usuario',
  'failed.delete': 'No se pudo eliminar el usuario',
  'failed.duplicate': 'No se pudo duplicar el usuario',
  'failed.load': 'No se pudieron cargar los usuarios',
}
