import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'es'> = {
  'failed.create': 'No se pudo crear el documento',
  'failed.update': 'No se pudo modificar el documento',
  'failed.delete': 'No se pudo eliminar el documento',
  'failed.duplicate': 'No se pudo duplicar el documento',
  'failed.load': 'No se pudieron cargar los documentos',
  new: 'Nuevo documento',
  search: 'Buscar documentos',
  'empty.title': 'Aún no hay documentos',
  'empty.text': 'Aquí están los certificados, informes y notas de entrega que puede mostrar en los productos.',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier: 13 dígitos y, si lo hay, el número de serie',
  step: 'Eslabón',
  step_hint: 'Eslabón en el que se genera el documento',
  is_public: 'Público',
  is_public_hint: 'Los visitantes de la página pública pueden leer el documento',
  not_public: 'Interno',
  visibility: 'Visibilidad',
  file: 'Archivo',
  preview: 'Vista previa',
  delete_text: 'El documento se quitará de todos los productos que lo usan.',
}
