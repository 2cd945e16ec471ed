import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'ja'> = {
  'failed.create': '作業指示を作成できませんでした',
  'failed.update': '作業指示を更新できませんでした',
  'failed.delete': '作業指示を削除できませんでした',
  'failed.duplicate': '作業指示を複製できませんでした',
  'failed.load': '作業指示を読み込めませんでした',
}
