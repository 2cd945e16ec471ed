import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'zh-Hant'> = {
  'failed.create': '無法建立整合動作',
  'failed.update': '無法更新整合動作',
  'failed.delete': '無法刪除整合動作',
  'failed.duplicate': '無法複製整合動作',
  'failed.load': '無法載入整合動作清單',
}
