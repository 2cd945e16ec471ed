import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'es'> = {
  signing_in: 'Iniciando sesión',
  sign_in: 'Iniciar sesión',
  'signed_out.title': 'La sesión está cerrada',
  'signed_out.text': 'Todo lo que registró está guardado. Inicie sesión para continuar.',
  go_home: 'Ir a la página de inicio',
}
