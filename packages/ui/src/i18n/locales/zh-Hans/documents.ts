import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'zh-Hans'> = {
  title: '文档',
  one: '文档',
  'failed.create': '无法创建文档',
  'failed.update': '无法更新文档',
  'failed.delete': '无法删除文档',
  'failed.duplicate': '无法复制文档',
  'failed.load': '无法加载文档列表',
}
