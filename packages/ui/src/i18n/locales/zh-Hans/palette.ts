import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'zh-Hans'> = {
  actions: '操作',
  organizations: '组织',
  pages: '前往',
  count_other: '{{count}} 条结果',
  failed: '搜索失败',
  failed_why: '网络已断开，或服务器没有响应。上方的内容仍可打开。',
  move: '移动',
  nothing: '没有找到“{{words}}”',
  nothing_hint: '请检查是否有错字，或减少关键词。',
  open: '打开',
  recent: '最近打开',
  results: '搜索结果',
  title: '搜索与操作',
}
