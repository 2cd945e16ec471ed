import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'zh-Hant'> = {
  title: '使用者',
  one: '使用者',
  'failed.create': '無法建立使用者',
  'failed.update': '無法更新使用者',
  'failed.delete': '無法刪除使用者',
  'failed.duplicate': '無法複製使用者',
  'failed.load': '無法載入使用者清單',
}
