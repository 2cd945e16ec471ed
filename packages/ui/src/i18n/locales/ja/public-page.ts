import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'ja'> = {
  loading: 'ページを開いています',
  registered_by: '{{name}}が登録',
  records_other: '記録{{shown}}件を保管',
  records_latest_other: '記録{{shown}}件を保管（最新：{{date}}）',
  no_records: '記録はまだありません',
  stamp: '登録済み',
  journey: 'ここまでの道のり',
  journey_map_other: '{{count}}か所を通った道のりの略図：{{names}}',
  about: '紹介',
  attributes: '詳細',
  gtin: 'GTIN',
  yes: 'はい',
  no: 'いいえ',
  footer: 'このページの記録は、{{name}}がTracemarkで管理しています。',
  unit: 'ユニット {{name}}',
  unit_of: '{{variant}}、ユニット {{name}}',
  status: '状態：{{status}}',
  unknown_unit: 'このコードは登録されていません',
  unknown_unit_why:
    '{{name}}にはコード {{code}} のユニットがありません。入力の誤りか、ラベルが複製された可能性があります。以下は製品についての情報で、お手元の品を保証するものではありません。',
  way_of_unit: 'このユニットの記録',
  share: '共有',
  copied: 'リンクをコピーしました',
  not_copied: 'このリンクをコピーしてください：{{link}}',
}
