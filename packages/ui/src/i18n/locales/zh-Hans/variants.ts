import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hans'> = {
  title: '批次',
  one: '批次',
  'empty.title': '暂无批次',
  'empty.text': '批次是以相同方式制成的一组单件。创建批次后，即可统一填写这些单件的信息。',
  'failed.create': '无法创建批次',
  'failed.update': '无法更新批次',
  'failed.delete': '无法删除批次',
  'failed.duplicate': '无法复制批次',
  'failed.load': '无法加载批次列表',
}
