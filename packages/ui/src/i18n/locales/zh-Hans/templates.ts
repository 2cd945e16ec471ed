import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'zh-Hans'> = {
  title: '模板',
  one: '模板',
  'failed.create': '无法创建模板',
  'failed.update': '无法更新模板',
  'failed.delete': '无法删除模板',
  'failed.duplicate': '无法复制模板',
  'failed.load': '无法加载模板列表',
}
