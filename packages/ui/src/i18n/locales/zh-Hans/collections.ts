import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'zh-Hans'> = {
  new: '新建合集',
  show: '显示追溯记录',
  search: '搜索合集',
  'empty.title': '暂无合集',
  'empty.text': '合集将追溯记录一起展示，例如在公开页面上。请在追溯记录列表中添加。',
  delete_text: '其中的追溯记录会保留。',
  fill_hint: '追溯记录在其列表中添加。',
  'failed.create': '无法创建合集',
  'failed.update': '无法更新合集',
  'failed.delete': '无法删除合集',
  'failed.duplicate': '无法复制合集',
  'failed.load': '无法加载合集',
}
