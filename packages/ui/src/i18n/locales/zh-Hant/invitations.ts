import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'zh-Hant'> = {
  title: '邀請',
  one: '邀請',
  'failed.create': '無法建立邀請',
  'failed.update': '無法更新邀請',
  'failed.delete': '無法刪除邀請',
  'failed.duplicate': '無法複製邀請',
  'failed.load': '無法載入邀請清單',
}
