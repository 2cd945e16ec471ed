import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'zh-Hant'> = {
  title: '語言',
}
