import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'zh-Hans'> = {
  title: '内容块',
  one: '内容块',
  'failed.create': '无法创建内容块',
  'failed.update': '无法更新内容块',
  'failed.delete': '无法删除内容块',
  'failed.duplicate': '无法复制内容块',
  'failed.load': '无法加载内容块列表',
}
