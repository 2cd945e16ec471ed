import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'zh-Hant'> = {
  title: '組織',
}
