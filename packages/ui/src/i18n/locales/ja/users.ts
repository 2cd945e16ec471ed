import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'ja'> = {
  title: 'ユーザー',
  one: 'ユーザー',
  'failed.create': 'ユーザーを作成できませんでした',
  'failed.update': 'ユーザーを更新できませんでした',
  'failed.delete': 'ユーザーを削除できませんでした',
  'failed.duplicate': 'ユーザーを複製できませんでした',
  'failed.load': 'ユーザーを読み込めませんでした',
}
