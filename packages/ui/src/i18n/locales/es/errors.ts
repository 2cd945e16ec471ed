import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'es'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Sin conexión',
  request_id: 'Solicitud {{id}}',
  try_again: 'Reintentar',
  to_list: 'Ir a «{{name}}»',
  'away.what': 'No se puede mostrar ahora',
  'away.why': 'No hay conexión con el servidor.',
  'away.action': 'Compruebe la conexión e inténtelo de nuevo.',
}
