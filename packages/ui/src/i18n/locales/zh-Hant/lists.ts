import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'zh-Hant'> = {
  address_unread: '網址中的「{{unread}}」無效，清單已略過該條件。',
  'none.title': '沒有符合搜尋條件的內容',
  'none.text': '請減少或更換關鍵字，或清除搜尋。',
  'none_filtered.title': '沒有符合篩選條件的內容',
  'none_filtered.text': '沒有同時符合所有條件的內容。請移除其中一項篩選條件。',
  'variants.search': '搜尋批次',
  'variants.new': '新增批次',
  'export.begun': '正在產生檔案',
  'export.done': '檔案已下載',
  'pdf_limit.title': '追溯紀錄過多，無法放入一個 PDF',
  'pdf_limit.text': '符合條件的追溯紀錄有 {{total}} 筆，一個 PDF 最多容納 {{limit}} 筆。請縮小日期範圍或篩選條件，或匯出為 CSV。',
  filters: '篩選',
  'filter.clear': '清除篩選',
  'filter.remove': '清除篩選：{{label}}',
  'filter.find': '尋找{{label}}',
  select_all: '選取全部 {{shown}} 項',
  'action.progress': '{{action}}：{{done}}/{{total}}',
  'action.done': '{{action}}：已完成 {{shown}} 項',
  'action.failed': '{{action}}：{{total}} 項中有 {{shown}} 項失敗',
  'ask.title': '{{action}}：已選取 {{shown}} 項',
}
