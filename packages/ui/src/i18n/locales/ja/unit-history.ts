import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'ja'> = {
  title: 'ステータスの履歴',
  empty: '変更はまだありません。ステータスの変更が、変更した人とともにここに表示されます。',
  became: '変更後：',
  more: 'さらに表示',
}
