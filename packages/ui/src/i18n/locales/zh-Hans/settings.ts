import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'zh-Hans'> = {
  title: '设置',
}
