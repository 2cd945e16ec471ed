import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'zh-Hant'> = {
  title: '客服資料',
  one: '客服資料',
  'failed.create': '無法建立客服資料',
  'failed.update': '無法更新客服資料',
  'failed.delete': '無法刪除客服資料',
  'failed.duplicate': '無法複製客服資料',
  'failed.load': '無法載入客服資料清單',
}
