import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'zh-Hans'> = {
  'failed.create': '无法创建内容区块',
  'failed.update': '无法更新内容区块',
  'failed.delete': '无法删除内容区块',
  'failed.duplicate': '无法复制内容区块',
  'failed.load': '无法加载内容区块列表',
}
