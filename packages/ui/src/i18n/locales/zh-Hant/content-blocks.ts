import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'zh-Hant'> = {
  'failed.create': '無法建立內容區塊',
  'failed.update': '無法更新內容區塊',
  'failed.delete': '無法刪除內容區塊',
  'failed.duplicate': '無法複製內容區塊',
  'failed.load': '無法載入內容區塊清單',
}
