import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'es'> = {
  title: 'Cadenas de valor',
  one: 'Cadena de valor',
  'failed.create': 'No se pudo crear la cadena de valor',
  'failed.update': 'No se pudo modificar la cadena de valor',
  'failed.delete': 'No se pudo eliminar la cadena de valor',
  'failed.duplicate': 'No se pudo duplicar la cadena de valor',
  'failed.load': 'No se pudieron cargar las cadenas de valor',
}
