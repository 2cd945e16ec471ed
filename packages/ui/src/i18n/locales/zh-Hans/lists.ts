import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'zh-Hans'> = {
  address_unread: '网址中的“{{unread}}”无效，列表已忽略该条件。',
  'none.title': '没有符合搜索条件的内容',
  'none.text': '请减少或更换关键词，或清除搜索。',
  'none_filtered.title': '没有符合筛选条件的内容',
  'none_filtered.text': '没有同时符合所有条件的内容。请移除某个筛选条件。',
  'variants.search': '搜索批次',
  'variants.new': '新建批次',
  'export.begun': '正在生成文件',
  'export.done': '文件已下载',
  'pdf_limit.title': '追溯记录过多，无法放入一个 PDF',
  'pdf_limit.text': '符合条件的追溯记录有 {{total}} 条，一个 PDF 最多容纳 {{limit}} 条。请缩小日期范围或筛选条件，或导出为 CSV。',
  filters: '筛选',
  'filter.clear': '清除筛选',
  'filter.remove': '清除筛选：{{label}}',
  'filter.find': '查找{{label}}',
  select_all: '选择全部 {{shown}} 项',
  'action.progress': '{{action}}：{{done}}/{{total}}',
  'action.done': '{{action}}：已完成 {{shown}} 项',
  'action.failed': '{{action}}：{{total}} 项中有 {{shown}} 项失败',
  'ask.title': '{{action}}：已选择 {{shown}} 项',
}
