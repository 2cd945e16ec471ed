import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'ja'> = {
  title: 'サポート窓口',
  one: 'サポート窓口',
  'failed.create': 'サポート窓口を作成できませんでした',
  'failed.update': 'サポート窓口を更新できませんでした',
  'failed.delete': 'サポート窓口を削除できませんでした',
  'failed.duplicate': 'サポート窓口を複製できませんでした',
  'failed.load': 'サポート窓口を読み込めませんでした',
}
