import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'zh-Hant'> = {
  title: '單件',
  one: '單件',
  'empty.title': '還沒有單件',
  'empty.text': '單件是拿在手上的一件實物：一袋、一瓶、一箱。發放識別碼後，單件就會顯示在這裡。',
  'failed.create': '無法建立單件',
  'failed.update': '無法更新單件',
  'failed.delete': '無法刪除單件',
  'failed.duplicate': '無法複製單件',
  'failed.load': '無法載入單件清單',
  'fact.sequence': '序號',
  'fact.checksum': '檢查字元',
  'fact.unique': '唯一編號',
  code: '編碼',
  records: '此單件的紀錄',
  'address.show': '顯示編碼',
  'address.hide': '隱藏編碼',
  'address.caution': '標籤指向的網址。開啟此網址會計為一次掃描，並可能觸發警示。',
  'address.none': '此產品沒有公開頁面，標籤暫時無法指向任何地方。',
}
