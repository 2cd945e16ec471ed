import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'zh-Hans'> = {
  columns: '列设置',
  roomy: '宽松行距',
  sort: '排序',
  sort_by: '按“{{column}}”排序',
  sort_ascending: '{{column}}，升序',
  sort_descending: '{{column}}，降序',
  page_range: '第 {{from}} 至 {{to}} 条，共 {{total}} 条',
  page_previous: '上一页',
  page_next: '下一页',
  page_size: '每页 {{shown}} 条',
  loading: '正在加载列表',
  select_page: '选择本页所有行',
  select_row: '选择“{{name}}”',
  selected_other: '已选择 {{shown}} 条',
  selection_clear: '取消选择',
  bulk_actions: '对所选内容的操作',
  row_actions: '对“{{name}}”的操作',
  actions: '操作',
}
