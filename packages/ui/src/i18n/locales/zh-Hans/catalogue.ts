import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hans'> = {
  title: '目录',
  shared_with_us: '分享给我们的',
}
