import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'ja'> = {
  actions: '操作',
  organizations: '組織',
  pages: '移動先',
  count_other: '{{count}}件の結果',
  failed: '検索に応答がありませんでした',
  failed_why: '接続またはサーバーが利用できません。上に表示されている項目は開けます。',
  move: '移動',
  nothing: '「{{words}}」は見つかりませんでした',
  nothing_hint: 'つづりを確認するか、文字数を減らしてお試しください。',
  open: '開く',
  recent: '最近開いたもの',
  results: '検索結果',
  title: '検索と操作',
}
