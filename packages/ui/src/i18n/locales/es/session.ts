import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'es'> = {
  signing_in: 'Iniciando sesión',
  sign_in: 'Iniciar sesión',
  'signed_out.title': 'La sesión está cerrada',
  'signed_out.text': 'Inicie sesión para continuar.',
  'away.retrying': 'Seguimos intentándolo. La página continuará sola.',
  'away.line': 'El servidor no responde. Seguimos intentándolo.',
  'away.records_one': 'Hay 1 registro guardado en este dispositivo. Se enviará cuando el servidor responda.',
  'away.records_many': 'Hay {{count}} de registros guardados en este dispositivo. Se enviarán cuando el servidor responda.',
  'away.records_other': 'Hay {{count}} registros guardados en este dispositivo. Se enviarán cuando el servidor responda.',
  'away.drafts_one': 'Hay 1 registro sin terminar guardado en este dispositivo.',
  'away.drafts_many': 'Hay {{count}} de registros sin terminar guardados en este dispositivo.',
  'away.drafts_other': 'Hay {{count}} registros sin terminar guardados en este dispositivo.',
  'away.nothing': 'No hay registros pendientes en este dispositivo.',
  'away.open': 'Registros en este dispositivo',
  go_home: 'Ir a la página de inicio',
}
