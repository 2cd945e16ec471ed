import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'ja'> = {
  title: '製品',
  one: '製品',
  'empty.title': '製品はまだありません',
  'empty.text':
    '製品とは、コーヒー、ワイン、配給食料など、組織が品質や来歴を保証するものです。最初の製品を作成し、その個体に読み取り用のコードを付けてください。',
  'failed.create': '製品を作成できませんでした',
  'failed.update': '製品を更新できませんでした',
  'failed.delete': '製品を削除できませんでした',
  'failed.duplicate': '製品を複製できませんでした',
  'failed.load': '製品を読み込めませんでした',
}
