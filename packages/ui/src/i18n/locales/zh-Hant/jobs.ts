import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'zh-Hant'> = {
  'failed.create': '無法建立工單',
  'failed.update': '無法更新工單',
  'failed.delete': '無法刪除工單',
  'failed.duplicate': '無法複製工單',
  'failed.load': '無法載入工單清單',
}
