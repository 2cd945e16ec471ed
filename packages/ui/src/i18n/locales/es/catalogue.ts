import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'es'> = {
  title: 'Catálogo',
}
