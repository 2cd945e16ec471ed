import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'es'> = {
  'failed.create': 'No se pudo crear el componente',
  'failed.update': 'No se pudo modificar el componente',
  'failed.delete': 'No se pudo eliminar el componente',
  'failed.duplicate': 'No se pudo duplicar el componente',
  'failed.load': 'No se pudieron cargar los componentes',
}
