import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'ja'> = {
  'failed.create': 'コンテンツブロックを作成できませんでした',
  'failed.update': 'コンテンツブロックを更新できませんでした',
  'failed.delete': 'コンテンツブロックを削除できませんでした',
  'failed.duplicate': 'コンテンツブロックを複製できませんでした',
  'failed.load': 'コンテンツブロックを読み込めませんでした',
}
