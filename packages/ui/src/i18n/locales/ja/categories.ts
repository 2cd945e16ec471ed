import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'ja'> = {
  title: 'カテゴリー',
  one: 'カテゴリー',
  'failed.create': 'カテゴリーを作成できませんでした',
  'failed.update': 'カテゴリーを更新できませんでした',
  'failed.delete': 'カテゴリーを削除できませんでした',
  'failed.duplicate': 'カテゴリーを複製できませんでした',
  'failed.load': 'カテゴリーを読み込めませんでした',
}
