import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'zh-Hans'> = {
  overview: '概览',
  shared_with_us: '合作伙伴共享',
  guided_tasks: '引导式现场任务',
}
