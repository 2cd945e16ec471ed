import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'ja'> = {
  'changes.title': 'ステータスの履歴',
  'changes.empty': '変更はまだありません。ステータスの変更が、変更した人とともにここに表示されます。',
  'changes.became': '変更後：',
  'changes.more': 'さらに表示',
  'fact.unique': '固有ID',
  code: 'コード',
  records: 'この個体の活動記録',
  'address.show': 'コードを表示',
  'address.hide': 'コードを非表示',
  'address.caution': 'ラベルはこのURLを開きます。開くとスキャンとして数えられ、「注意」や「警告」が発生することがあります。',
  'address.none': '製品に公開ページがないため、ラベルのリンク先はまだありません。',
  'address.portal': 'ポータルからアクセスすると、警告の手順が始まることがあります。',
  history: '最新の活動記録',
  history_empty: 'この個体の活動記録はまだありません。',
  places: 'この個体の移動場所',
  places_latest: '活動記録{{total}}件のうち最新{{shown}}件',
  'address.open': '公開ページを開く',
  'address.open_title': 'この個体の公開ページを開きますか？',
}
