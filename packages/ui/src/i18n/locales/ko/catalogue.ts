import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ko'> = {
  title: '카탈로그',
}
