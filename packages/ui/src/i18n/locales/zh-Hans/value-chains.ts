import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'zh-Hans'> = {
  title: '价值链',
  one: '价值链',
  'failed.create': '无法创建价值链',
  'failed.update': '无法更新价值链',
  'failed.delete': '无法删除价值链',
  'failed.duplicate': '无法复制价值链',
  'failed.load': '无法加载价值链列表',
}
