import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'ko'> = {
  title: '언어',
}
