import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'ja'> = {
  loading: 'ページを開いています',
  registered_by: '{{name}}が登録',
  records_other: '活動記録{{shown}}件',
  records_latest_other: '活動記録{{shown}}件（最新：{{date}}）',
  no_records: '活動記録はまだありません',
  stamp: '登録済み',
  journey: '生産・流通の履歴',
  journey_map_other: '{{count}}か所を経由した経路の略図：{{names}}',
  about: '製品について',
  attributes: '製品の詳細',
  gtin: 'GTIN',
  yes: 'はい',
  no: 'いいえ',
  footer: 'このページの活動記録は、{{name}}がTracemarkで管理しています。',
  unit: '個体番号{{name}}',
  unit_of: '{{variant}}、個体番号{{name}}',
  status: 'ステータス：{{status}}',
  closed_unit: 'この個体は表示されていません',
  closed_unit_why:
    '{{name}}はコード{{code}}の個体を表示していません。詳しくは{{name}}にお問い合わせください。以下は製品の情報であり、お手元の品を保証するものではありません。',
  unknown_unit: 'このコードは登録されていません',
  unknown_unit_why:
    '{{name}}にコード{{code}}の個体はありません。入力の誤りか、ラベルが複製された可能性があります。以下は製品の情報であり、お手元の品を保証するものではありません。',
  way_of_unit: 'この個体の履歴',
  share: '共有',
  copied: 'リンクをコピーしました',
  not_copied: 'このリンクをコピーしてください：{{link}}',
}
