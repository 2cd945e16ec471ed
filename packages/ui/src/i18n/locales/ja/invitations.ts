import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'ja'> = {
  title: '招待',
  one: '招待',
  'failed.create': '招待を作成できませんでした',
  'failed.update': '招待を更新できませんでした',
  'failed.delete': '招待を削除できませんでした',
  'failed.duplicate': '招待を複製できませんでした',
  'failed.load': '招待を読み込めませんでした',
}
