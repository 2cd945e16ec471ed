import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ja'> = {
  title: 'カタログ',
}
