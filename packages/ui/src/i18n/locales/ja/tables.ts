import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'ja'> = {
  columns: '列',
  roomy: '行間を広く',
  sort: '並び順',
  sort_by: '{{column}}で並べ替え',
  sort_ascending: '{{column}}、昇順',
  sort_descending: '{{column}}、降順',
  page_range: '{{total}}件中 {{from}}〜{{to}}件',
  page_previous: '前へ',
  page_next: '次へ',
  page_size: '1ページ{{shown}}件',
  loading: '一覧を読み込んでいます',
  select_page: 'このページの行をすべて選択',
  select_row: '{{name}}を選択',
  selected_other: '{{shown}}件を選択中',
  selection_clear: '選択を解除',
  bulk_actions: '選択した項目の操作',
  row_actions: '{{name}}の操作',
  actions: '操作',
}
