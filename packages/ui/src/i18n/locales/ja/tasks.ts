import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'ja'> = {
  'empty.title': '作業はまだありません',
  'empty.text': '現場で実施し、スマートフォンで記録する作業がここに表示されます。追加すると、現場の担当者が実施できます。',
  'failed.create': '作業を作成できませんでした',
  'failed.update': '作業を更新できませんでした',
  'failed.delete': '作業を削除できませんでした',
  'failed.duplicate': '作業を複製できませんでした',
  'failed.load': '作業を読み込めませんでした',
}
