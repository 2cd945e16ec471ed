import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'zh-Hant'> = {
  'changes.title': '狀態歷程記錄',
  'changes.empty': '尚無變更。狀態的每次變更及變更者都會顯示在這裡。',
  'changes.became': '變更為',
  'changes.more': '顯示更多',
  'fact.unique': '唯一 ID',
  code: '識別碼',
  records: '此單件的追溯紀錄',
  'address.show': '顯示識別碼',
  'address.hide': '隱藏識別碼',
  'address.caution': '標籤會開啟此網址。開啟會計為一次掃描，並可能觸發「注意」或「警告」。',
  'address.none': '此產品沒有公開頁面，標籤暫時沒有可開啟的網址。',
  'address.portal': '從入口網站存取可能會觸發警示流程。',
  history: '最近的追溯紀錄',
  history_empty: '此單件尚無追溯紀錄。',
  places: '此單件到過的地點',
  places_latest: '共 {{total}} 筆追溯紀錄，顯示最近 {{shown}} 筆',
  'address.open': '開啟公開頁面',
  'address.open_title': '開啟此單件的公開頁面？',
}
