import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'zh-Hant'> = {
  columns: '欄位設定',
  roomy: '寬鬆列高',
  sort: '排序',
  sort_by: '依「{{column}}」排序',
  sort_ascending: '{{column}}，遞增',
  sort_descending: '{{column}}，遞減',
  page_range: '第 {{from}} 到 {{to}} 筆，共 {{total}} 筆',
  page_previous: '上一頁',
  page_next: '下一頁',
  page_size: '每頁 {{shown}} 筆',
  loading: '正在載入清單',
  select_page: '選取本頁所有列',
  select_row: '選取「{{name}}」',
  selected_other: '已選取 {{shown}} 筆',
  selection_clear: '取消選取',
  bulk_actions: '對所選項目的動作',
  row_actions: '對「{{name}}」的動作',
  actions: '動作',
}
