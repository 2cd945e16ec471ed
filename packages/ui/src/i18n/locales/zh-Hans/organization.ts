import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'zh-Hans'> = {
  title: '组织',
}
