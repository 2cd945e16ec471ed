import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'zh-Hans'> = {
  'failed.create': '无法创建集成动作',
  'failed.update': '无法更新集成动作',
  'failed.delete': '无法删除集成动作',
  'failed.duplicate': '无法复制集成动作',
  'failed.load': '无法加载集成动作列表',
}
