import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'ja'> = {
  title: '個体',
  one: '個体',
  'empty.title': '個体はまだありません',
  'empty.text': '個体とは、袋、瓶、箱など、手に取れる一つ一つの現物です。コードが発行されると、ここに表示されます。',
  'failed.create': '個体を作成できませんでした',
  'failed.update': '個体を更新できませんでした',
  'failed.delete': '個体を削除できませんでした',
  'failed.duplicate': '個体を複製できませんでした',
  'failed.load': '個体を読み込めませんでした',
  'fact.sequence': '連番',
  'fact.checksum': 'チェック文字',
  'fact.unique': '一意のID',
  code: 'コード',
  records: 'この個体の活動記録',
  'address.show': 'コードを表示',
  'address.hide': 'コードを隠す',
  'address.caution': 'ラベルの行き先です。このアドレスを開くとスキャンとして数えられ、アラートが発生することがあります。',
  'address.none': '製品に公開ページがないため、ラベルの行き先はまだありません。',
}
