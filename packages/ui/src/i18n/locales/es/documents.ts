import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'es'> = {
  title: 'Documentos',
  one: 'Documento',
  'failed.create': 'No se pudo crear el documento',
  'failed.update': 'No se pudo modificar el documento',
  'failed.delete': 'No se pudo eliminar el documento',
  'failed.duplicate': 'No se pudo duplicar el documento',
  'failed.load': 'No se pudieron cargar los documentos',
}
