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
}
