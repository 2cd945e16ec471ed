import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'es'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Sin conexión',
  request_id: 'Solicitud {{id}}',
  try_again: 'Reintentar',
  'away.what': 'Ahora no se puede mostrar',
  'away.why': 'La conexión o el servidor no responde.',
  'away.action': 'Compruebe la conexión e inténtelo de nuevo.',
}
