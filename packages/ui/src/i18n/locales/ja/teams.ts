import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'ja'> = {
  'failed.create': 'チームを作成できませんでした',
  'failed.update': 'チームを更新できませんでした',
  'failed.delete': 'チームを削除できませんでした',
  'failed.duplicate': 'チームを複製できませんでした',
  'failed.load': 'チームを読み込めませんでした',
}
