import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'zh-Hans'> = {
  title: '语言',
}
