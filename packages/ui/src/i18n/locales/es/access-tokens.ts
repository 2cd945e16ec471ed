import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'es'> = {
  title: 'Tokens de acceso',
  one: 'Token de acceso',
  'failed.create': 'No se pudo crear el token de acceso',
  'failed.update': 'No se pudo modificar el token de acceso',
  'failed.delete': 'No se pudo eliminar el token de acceso',
  'failed.duplicate': 'No se pudo duplicar el token de acceso',
  'failed.load': 'No se pudieron cargar los tokens de acceso',
}
