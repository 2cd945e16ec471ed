import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'es'> = {
  because: '{{failed}}. {{reason}}.',
  offline: 'Sin conexión',
  request_id: 'Solicitud {{id}}',
  try_again: 'Reintentar',
  'away.what': 'No se puede mostrar ahora',
  'away.why': 'No hay conexión con el servidor.',
  'away.action': 'Compruebe la conexión e inténtelo de nuevo.',
  'clock.what': 'El reloj de este dispositivo no está en hora',
  'clock.action':
    'Muestra {{shown}}. La hora correcta es {{time}}. Ajuste la fecha y la hora en la configuración del dispositivo. Lo que registre llevará la hora correcta.',
  code_compressed: 'Este GS1 Digital Link está comprimido y no se puede leer. Introduzca los dígitos impresos junto al código.',
}
