import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'ja'> = {
  title: '作業',
  one: '作業',
  'empty.title': '作業はまだありません',
  'empty.text': '作業とは、現場の担当者が行い、スマートフォンで記録するものです。ここに追加すると、現場で実施できるようになります。',
  'failed.create': '作業を作成できませんでした',
  'failed.update': '作業を更新できませんでした',
  'failed.delete': '作業を削除できませんでした',
  'failed.duplicate': '作業を複製できませんでした',
  'failed.load': '作業を読み込めませんでした',
}
