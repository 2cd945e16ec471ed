import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'es'> = {
  back: 'Todas las interacciones',
  happened: 'Ocurrió',
  saved: 'Guardado',
  facts: 'Lo que se sabe',
  within: 'con un margen de {{distance}}',
  answers: 'Respuestas',
  no_answers: 'No se respondió ninguna pregunta.',
  photos: 'Fotos',
  files: 'Archivos',
  taken_with_camera: 'Tomada para esta respuesta',
  history: 'Correcciones',
  never_corrected: 'Nadie ha corregido este registro.',
  corrected_by: 'Corregido por {{name}}',
  corrected: 'Corregido',
  before: 'Antes',
  after: 'Después',
  holds_until: 'Vale hasta',
  none: 'Ninguno',
  'expired.title': 'Este registro ya no vale',
  'expired.text': 'Terminó el {{date}}. Permanece aquí para que todos vean lo que se registró.',
}
