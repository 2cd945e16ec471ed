import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'ja'> = {
  'failed.create': '連携アクションを作成できませんでした',
  'failed.update': '連携アクションを更新できませんでした',
  'failed.delete': '連携アクションを削除できませんでした',
  'failed.duplicate': '連携アクションを複製できませんでした',
  'failed.load': '連携アクションを読み込めませんでした',
}
