import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ja'> = {
  address_unread: 'URLの「{{unread}}」は無効なため、除いて一覧を表示しています。',
  'none.title': '検索条件に一致する項目はありません',
  'none.text': 'キーワードを減らすか変えるか、検索をクリアしてください。',
  'none_filtered.title': '条件に合うものはありません',
  'none_filtered.text': 'すべての条件に合う項目がありません。絞り込みを外してください。',
  'variants.search': 'ロットを検索',
  'variants.new': '新しいロット',
  'export.begun': 'ファイルを作成しています',
  'export.done': 'ファイルをダウンロードしました',
  'pdf_limit.title': '活動記録が多すぎて1つのPDFに収まりません',
  'pdf_limit.text': '条件に合う活動記録は{{total}}件、PDFの上限は{{limit}}件です。期間や条件を絞り込むか、CSVでエクスポートしてください。',
  filters: '絞り込み',
  'filter.clear': '絞り込みを解除',
  'filter.remove': '絞り込みを解除：{{label}}',
  'filter.find': '{{label}}を検索',
  select_all: '{{shown}}件すべてを選択',
  'action.progress': '{{action}}：{{total}}件中{{done}}件',
  'action.done': '{{action}}：{{shown}}件完了',
  'action.failed': '{{action}}：{{total}}件中{{shown}}件が失敗',
  'ask.title': '{{action}}：{{shown}}件を選択中',
}
