import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'es'> = {
  title: 'Perfiles de soporte',
  one: 'Perfil de soporte',
  'failed.create': 'No se pudo crear el perfil de soporte',
  'failed.update': 'No se pudo modificar el perfil de soporte',
  'failed.delete': 'No se pudo eliminar el perfil de soporte',
  'failed.duplicate': 'No se pudo duplicar el perfil de soporte',
  'failed.load': 'No se pudieron cargar los perfiles de soporte',
}
