import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'zh-Hans'> = {
  'failed.create': '无法创建团队',
  'failed.update': '无法更新团队',
  'failed.delete': '无法删除团队',
  'failed.duplicate': '无法复制团队',
  'failed.load': '无法加载团队列表',
}
