import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'zh-Hant'> = {
  title: '單件',
  one: '單件',
  'empty.title': '尚無單件',
  'empty.text': '單件是憑識別碼逐一辨識的實物，例如一袋、一瓶或一箱。指派識別碼後會顯示在這裡。',
  'failed.create': '無法建立單件',
  'failed.update': '無法更新單件',
  'failed.delete': '無法刪除單件',
  'failed.duplicate': '無法複製單件',
  'failed.load': '無法載入單件清單',
  'fact.sequence': '流水號',
  'fact.checksum': '檢查字元',
  'fact.unique': '唯一 ID',
  code: '識別碼',
  records: '此單件的追溯紀錄',
  'address.show': '顯示識別碼',
  'address.hide': '隱藏識別碼',
  'address.caution': '標籤會開啟此網址。開啟會計為一次掃描，並可能觸發「注意」或「警告」。',
  'address.none': '此產品沒有公開頁面，標籤暫時沒有可開啟的網址。',
}
