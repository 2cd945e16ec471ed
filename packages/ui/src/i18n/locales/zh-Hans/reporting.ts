import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'zh-Hans'> = {
  title: '报表',
}
