import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'ko'> = {
  title: '설정',
}
