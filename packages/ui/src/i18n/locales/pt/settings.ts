import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'pt'> = {
  title: 'Configurações',
}
