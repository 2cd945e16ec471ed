import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'zh-Hans'> = {
  address_unread: '地址中的“{{unread}}”在此无效，列表已忽略它。',
  'none.title': '没有符合搜索的内容',
  'none.text': '请减少或更换搜索词，或清空搜索。',
  'variants.search': '搜索批次',
  'variants.new': '新建批次',
  run_task: '执行任务',
  'export.as': '导出为 {{format}}',
  'export.begun': '正在生成文件',
  'export.done': '文件已下载',
}
