import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hans'> = {
  title: '目录',
}
