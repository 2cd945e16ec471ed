import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'ja'> = {
  title: '組織',
}
