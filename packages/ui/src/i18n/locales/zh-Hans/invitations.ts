import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'zh-Hans'> = {
  title: '邀请',
  one: '邀请',
  'failed.create': '无法创建邀请',
  'failed.update': '无法更新邀请',
  'failed.delete': '无法删除邀请',
  'failed.duplicate': '无法复制邀请',
  'failed.load': '无法加载邀请列表',
}
