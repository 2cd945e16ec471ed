import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'zh-Hans'> = {
  title: '类别',
  one: '类别',
  'failed.create': '无法创建类别',
  'failed.update': '无法更新类别',
  'failed.delete': '无法删除类别',
  'failed.duplicate': '无法复制类别',
  'failed.load': '无法加载类别列表',
}
