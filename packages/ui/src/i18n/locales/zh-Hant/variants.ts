import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hant'> = {
  title: '批次',
  one: '批次',
  'empty.title': '還沒有批次',
  'empty.text': '批次把以相同方式製成的單件歸在一起：同一批貨、同一年份或同一規格。建立批次後，即可一次描述這些單件。',
  'failed.create': '無法建立批次',
  'failed.update': '無法更新批次',
  'failed.delete': '無法刪除批次',
  'failed.duplicate': '無法複製批次',
  'failed.load': '無法載入批次清單',
}
