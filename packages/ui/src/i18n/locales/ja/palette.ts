import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'ja'> = {
  actions: '操作',
  organizations: '組織',
  pages: '移動',
  count_other: '検索結果{{count}}件',
  failed: '検索できませんでした',
  failed_why: '接続が切れているか、サーバーが応答していません。上に表示されている項目は開けます。',
  move: '移動',
  nothing: '「{{words}}」に一致する結果はありません',
  nothing_hint: 'スペルを確認するか、文字数を減らしてお試しください。',
  open: '開く',
  recent: '最近開いた項目',
  results: '検索結果',
  title: '検索と操作',
}
