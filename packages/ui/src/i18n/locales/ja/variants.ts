import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ja'> = {
  title: 'バリエーション',
  one: 'バリエーション',
  'empty.title': 'バリエーションはまだありません',
  'empty.text':
    'バリエーションとは、ロット、収穫年、サイズなど、同じ条件で作られた個体のまとまりです。作成すると、情報をまとめて登録できます。',
  'failed.create': 'バリエーションを作成できませんでした',
  'failed.update': 'バリエーションを更新できませんでした',
  'failed.delete': 'バリエーションを削除できませんでした',
  'failed.duplicate': 'バリエーションを複製できませんでした',
  'failed.load': 'バリエーションを読み込めませんでした',
}
