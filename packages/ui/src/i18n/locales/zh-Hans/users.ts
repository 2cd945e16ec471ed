import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'zh-Hans'> = {
  title: '用户',
  one: '用户',
  'failed.create': '无法创建用户',
  'failed.update': '无法更新用户',
  'failed.delete': '无法删除用户',
  'failed.duplicate': '无法复制用户',
  'failed.load': '无法加载用户列表',
}
