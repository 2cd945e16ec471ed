import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'ja'> = {
  name: '名前',
  name_hint: '「4月ロット」のような通称（3〜20文字）',
  name_wrong: 'ロットの名前は3〜20文字で入力してください',
  id_hint: 'ラベルに印刷されます。英大文字・数字・ハイフンで3〜12文字。',
  id_missing: 'IDを入力してください',
  id_wrong: '英大文字・数字・ハイフンを3〜12文字で入力してください',
  id_free: '{{id}}は使用できます。',
  id_taken: 'このIDはすでに使われています。別のIDを入力してください。',
  description: '説明',
  begins: '初期ステータス',
  attributes: '属性',
  create: 'ロットを作成',
}
