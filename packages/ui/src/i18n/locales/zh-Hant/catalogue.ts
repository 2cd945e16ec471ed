import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hant'> = {
  overview: '總覽',
  shared_with_us: '合作夥伴的分享',
  guided_tasks: '引導式現場任務',
}
