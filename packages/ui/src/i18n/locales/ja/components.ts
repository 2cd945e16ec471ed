import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'ja'> = {
  'failed.create': '構成要素を作成できませんでした',
  'failed.update': '構成要素を更新できませんでした',
  'failed.delete': '構成要素を削除できませんでした',
  'failed.duplicate': '構成要素を複製できませんでした',
  'failed.load': '構成要素を読み込めませんでした',
}
