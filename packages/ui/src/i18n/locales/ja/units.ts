import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'ja'> = {
  title: '個体',
  one: '個体',
  'empty.title': '個体はまだありません',
  'empty.text': '袋、瓶、箱など、コードで1点ずつ識別する現物がここに表示されます。コードを発行すると作成されます。',
  'failed.create': '個体を作成できませんでした',
  'failed.update': '個体を更新できませんでした',
  'failed.delete': '個体を削除できませんでした',
  'failed.duplicate': '個体を複製できませんでした',
  'failed.load': '個体を読み込めませんでした',
  'fact.sequence': '連番',
  'fact.checksum': 'チェック文字',
  'fact.unique': '固有ID',
  code: 'コード',
  records: 'この個体の活動記録',
  'address.show': 'コードを表示',
  'address.hide': 'コードを非表示',
  'address.caution': 'ラベルはこのURLを開きます。開くとスキャンとして数えられ、「注意」や「警告」が発生することがあります。',
  'address.none': '製品に公開ページがないため、ラベルのリンク先はまだありません。',
}
