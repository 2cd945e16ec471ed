import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ja'> = {
  address_unread: 'アドレスにあった「{{unread}}」はここでは使えないため、除いて一覧を表示しています。',
  'none.title': '検索に一致するものはありません',
  'none.text': '語を減らすか別の語で検索するか、検索欄を空にしてください。',
  'none_filtered.title': '条件に合うものはありません',
  'none_filtered.text': 'すべての条件に合う項目がありません。絞り込みを外してください。',
  'variants.search': 'バリエーションを検索',
  'variants.new': 'バリエーションを作成',
  'export.begun': 'ファイルを作成しています',
  'export.done': 'ファイルをダウンロードしました',
  'pdf_limit.title': '1つのPDFに対して活動記録が多すぎます',
  'pdf_limit.text':
    '条件に合う活動記録は{{total}}件です。PDFに入るのは{{limit}}件までです。期間や絞り込みを狭めるか、CSVで書き出してください。',
  filters: '絞り込み',
  'filter.clear': '絞り込みを解除',
  'filter.remove': '絞り込みを解除：{{label}}',
  'filter.find': '{{label}}を検索',
  select_all: '{{shown}}件すべてを選択',
  'action.progress': '{{action}}：{{total}}件中{{done}}件',
  'action.done': '{{action}}：{{shown}}件完了',
  'action.failed': '{{action}}：{{total}}件中{{shown}}件が失敗',
}
