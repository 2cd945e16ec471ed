import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'es'> = {
  signing_in: 'Iniciando sesión',
  sign_in: 'Iniciar sesión',
  'signed_out.title': 'Ha cerrado la sesión',
  'signed_out.text': 'Inicie sesión para continuar.',
  'away.retrying': 'Seguimos intentándolo. La página continuará automáticamente.',
  'away.records_one': 'Hay 1 interacción guardada en este dispositivo. Se enviará cuando el servidor responda.',
  'away.records_many': 'Hay {{count}} de interacciones guardadas en este dispositivo. Se enviarán cuando el servidor responda.',
  'away.records_other': 'Hay {{count}} interacciones guardadas en este dispositivo. Se enviarán cuando el servidor responda.',
  'away.drafts_one': 'Hay 1 interacción sin terminar guardada en este dispositivo.',
  'away.drafts_many': 'Hay {{count}} de interacciones sin terminar guardadas en este dispositivo.',
  'away.drafts_other': 'Hay {{count}} interacciones sin terminar guardadas en este dispositivo.',
  'away.nothing': 'No hay interacciones pendientes de envío en este dispositivo.',
  'away.open': 'Interacciones en este dispositivo',
  go_home: 'Ir a la página de inicio',
  'sign_out.title': '¿Cerrar sesión?',
  'sign_out.waiting_one':
    'Tiene 1 interacción por enviar. Permanece en este dispositivo y se enviará cuando Tracemark esté abierto aquí y el servidor responda.',
  'sign_out.waiting_many':
    'Tiene {{count}} de interacciones por enviar. Permanecen en este dispositivo y se enviarán cuando Tracemark esté abierto aquí y el servidor responda.',
  'sign_out.waiting_other':
    'Tiene {{count}} interacciones por enviar. Permanecen en este dispositivo y se enviarán cuando Tracemark esté abierto aquí y el servidor responda.',
  'sign_out.places_one': 'Se eliminará 1 lugar descargado de este dispositivo.',
  'sign_out.places_many': 'Se eliminarán {{count}} de lugares descargados de este dispositivo.',
  'sign_out.places_other': 'Se eliminarán {{count}} lugares descargados de este dispositivo.',
}
