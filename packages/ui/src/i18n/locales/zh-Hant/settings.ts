import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'zh-Hant'> = {
  title: '設定',
}
