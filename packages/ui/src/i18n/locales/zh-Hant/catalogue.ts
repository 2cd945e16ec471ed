import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hant'> = {
  title: '目錄',
  shared_with_us: '分享給我們的',
  guided_tasks: '引導式現場任務',
}
