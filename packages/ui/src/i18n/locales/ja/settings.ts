import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'ja'> = {
  title: '設定',
}
