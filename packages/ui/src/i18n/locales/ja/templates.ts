import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'ja'> = {
  title: 'テンプレート',
  one: 'テンプレート',
  'failed.create': 'テンプレートを作成できませんでした',
  'failed.update': 'テンプレートを更新できませんでした',
  'failed.delete': 'テンプレートを削除できませんでした',
  'failed.duplicate': 'テンプレートを複製できませんでした',
  'failed.load': 'テンプレートを読み込めませんでした',
}
