import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'zh-Hans'> = {
  title: '访问令牌',
  one: '访问令牌',
  'failed.create': '无法创建访问令牌',
  'failed.update': '无法更新访问令牌',
  'failed.delete': '无法删除访问令牌',
  'failed.duplicate': '无法复制访问令牌',
  'failed.load': '无法加载访问令牌列表',
}
