import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'es'> = {
  new: 'Nueva colección',
  show: 'Mostrar interacciones',
  search: 'Buscar colecciones',
  'empty.title': 'Aún no hay colecciones',
  'empty.text': 'Una colección muestra interacciones juntas, por ejemplo en una página pública. Añade interacciones en su lista.',
  delete_text: 'Sus interacciones se conservan.',
  fill_hint: 'Las interacciones se añaden en su lista.',
  'failed.create': 'No se pudo crear la colección',
  'failed.update': 'No se pudo actualizar la colección',
  'failed.delete': 'No se pudo eliminar la colección',
  'failed.duplicate': 'No se pudo duplicar la colección',
  'failed.load': 'No se pudieron cargar las colecciones',
}
