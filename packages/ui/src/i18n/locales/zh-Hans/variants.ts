import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hans'> = {
  title: '批次',
  one: '批次',
  'empty.title': '还没有批次',
  'empty.text': '批次把同样制成的单件归在一起：同一批货、同一年份或同一规格。创建批次后，即可统一描述这些单件。',
  'failed.create': '无法创建批次',
  'failed.update': '无法更新批次',
  'failed.delete': '无法删除批次',
  'failed.duplicate': '无法复制批次',
  'failed.load': '无法加载批次列表',
}
