import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'ja'> = {
  title: '言語',
}
