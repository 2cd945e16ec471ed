import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'zh-Hant'> = {
  title: '報表',
}
