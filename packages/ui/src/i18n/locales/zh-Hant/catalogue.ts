import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hant'> = {
  title: '目錄',
}
