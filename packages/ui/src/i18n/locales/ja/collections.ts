import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'ja'> = {
  new: '新しいコレクション',
  show: '活動記録を表示',
  search: 'コレクションを検索',
  'empty.title': 'コレクションはまだありません',
  'empty.text': 'コレクションは、公開ページなどで活動記録をまとめて表示します。活動記録の一覧から追加してください。',
  delete_text: '含まれる活動記録は残ります。',
  fill_hint: '活動記録は一覧から追加します。',
  'failed.create': 'コレクションを作成できませんでした',
  'failed.update': 'コレクションを更新できませんでした',
  'failed.delete': 'コレクションを削除できませんでした',
  'failed.duplicate': 'コレクションを複製できませんでした',
  'failed.load': 'コレクションを読み込めませんでした',
}
