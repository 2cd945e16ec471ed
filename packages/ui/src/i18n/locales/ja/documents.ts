import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'ja'> = {
  'failed.create': '文書を作成できませんでした',
  'failed.update': '文書を更新できませんでした',
  'failed.delete': '文書を削除できませんでした',
  'failed.duplicate': '文書を複製できませんでした',
  'failed.load': '文書を読み込めませんでした',
  new: '新しい文書',
  search: '文書を検索',
  'empty.title': '文書はまだありません',
  'empty.text': '証明書、報告書、納品書などを登録すると、製品に表示できます。',
  gdti: 'GDTI',
  gdti_hint: 'Global Document Type Identifier：数字13桁（シリアル番号がある場合は続けて入力）',
  step: 'バリューチェーンの工程',
  step_hint: 'この文書が発生する工程',
  is_public: '公開',
  is_public_hint: 'この文書が付いた製品の公開ページで閲覧できます',
  not_public: '非公開',
  visibility: '公開範囲',
  file: 'ファイル',
  preview: 'プレビュー',
  delete_text_other: 'この文書が付いたすべての製品からも削除されます。',
}
