import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'es'> = {
  signing_in: 'Iniciando sesión',
  sign_in: 'Iniciar sesión',
  'signed_out.title': 'Ha cerrado la sesión',
  'signed_out.text': 'Inicie sesión para continuar.',
  'signed_out.here.title': 'Ha cerrado la sesión en este dispositivo',
  'signed_out.here.text':
    'No hay conexión con el servicio de inicio de sesión. El cierre de sesión se completará cuando tenga conexión. La siguiente persona deberá iniciar su propia sesión.',
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
  'signed_up.title': 'Gracias por registrarse',
  'signed_up.text': 'Su cuenta está lista. Inicie sesión en la aplicación móvil con su correo y su contraseña.',
  'signed_up.open': 'Volver a la aplicación',
}
