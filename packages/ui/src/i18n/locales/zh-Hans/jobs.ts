import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'zh-Hans'> = {
  'failed.create': '无法创建工单',
  'failed.update': '无法更新工单',
  'failed.delete': '无法删除工单',
  'failed.duplicate': '无法复制工单',
  'failed.load': '无法加载工单列表',
}
