import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'ja'> = {
  title: 'アクセストークン',
  one: 'アクセストークン',
  'failed.create': 'アクセストークンを作成できませんでした',
  'failed.update': 'アクセストークンを更新できませんでした',
  'failed.delete': 'アクセストークンを削除できませんでした',
  'failed.duplicate': 'アクセストークンを複製できませんでした',
  'failed.load': 'アクセストークンを読み込めませんでした',
}
