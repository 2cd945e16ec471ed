import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'ja'> = {
  'failed.create': 'コレクションを作成できませんでした',
  'failed.update': 'コレクションを更新できませんでした',
  'failed.delete': 'コレクションを削除できませんでした',
  'failed.duplicate': 'コレクションを複製できませんでした',
  'failed.load': 'コレクションを読み込めませんでした',
}
