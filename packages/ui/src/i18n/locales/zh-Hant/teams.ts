import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'zh-Hant'> = {
  'failed.create': '無法建立團隊',
  'failed.update': '無法更新團隊',
  'failed.delete': '無法刪除團隊',
  'failed.duplicate': '無法複製團隊',
  'failed.load': '無法載入團隊清單',
}
