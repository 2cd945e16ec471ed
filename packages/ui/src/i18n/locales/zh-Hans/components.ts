import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'zh-Hans'> = {
  'failed.create': '无法创建组成项',
  'failed.update': '无法更新组成项',
  'failed.delete': '无法删除组成项',
  'failed.duplicate': '无法复制组成项',
  'failed.load': '无法加载组成项列表',
}
