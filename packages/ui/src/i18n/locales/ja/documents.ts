import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'ja'> = {
  title: '文書',
  one: '文書',
  'failed.create': '文書を作成できませんでした',
  'failed.update': '文書を更新できませんでした',
  'failed.delete': '文書を削除できませんでした',
  'failed.duplicate': '文書を複製できませんでした',
  'failed.load': '文書を読み込めませんでした',
}
