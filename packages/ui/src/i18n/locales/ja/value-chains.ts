import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'ja'> = {
  title: 'バリューチェーン',
  one: 'バリューチェーン',
  'failed.create': 'バリューチェーンを作成できませんでした',
  'failed.update': 'バリューチェーンを更新できませんでした',
  'failed.delete': 'バリューチェーンを削除できませんでした',
  'failed.duplicate': 'バリューチェーンを複製できませんでした',
  'failed.load': 'バリューチェーンを読み込めませんでした',
}
