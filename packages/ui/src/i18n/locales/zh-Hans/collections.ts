import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'zh-Hans'> = {
  'failed.create': '无法创建合集',
  'failed.update': '无法更新合集',
  'failed.delete': '无法删除合集',
  'failed.duplicate': '无法复制合集',
  'failed.load': '无法加载合集列表',
}
