import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'zh-Hans'> = {
  title: '客服资料',
  one: '客服资料',
  'failed.create': '无法创建客服资料',
  'failed.update': '无法更新客服资料',
  'failed.delete': '无法删除客服资料',
  'failed.duplicate': '无法复制客服资料',
  'failed.load': '无法加载客服资料列表',
}
