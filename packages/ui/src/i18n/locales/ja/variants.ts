import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ja'> = {
  title: 'ロット',
  one: 'ロット',
  'empty.title': 'ロットはまだありません',
  'empty.text': 'ロットは、同じ条件で作られた個体のまとまりです。作成すると、個体の情報をまとめて登録できます。',
  'failed.create': 'ロットを作成できませんでした',
  'failed.update': 'ロットを更新できませんでした',
  'failed.delete': 'ロットを削除できませんでした',
  'failed.duplicate': 'ロットを複製できませんでした',
  'failed.load': 'ロットを読み込めませんでした',
}
