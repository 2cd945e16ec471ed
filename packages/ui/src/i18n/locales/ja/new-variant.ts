import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'ja'> = {
  name: '名称',
  name_hint: '「4月ロット」のような、ふだんの呼び名です。3〜20文字。',
  name_wrong: 'バリエーション名は3〜20文字で入力してください',
  id_hint: 'ラベルに表示されます。大文字、数字、ハイフンで3〜12文字。',
  id_missing: 'IDを入力してください',
  id_wrong: '大文字、数字、ハイフンで3〜12文字にしてください',
  id_free: '{{id}} は使えます。',
  id_taken: 'このIDはすでに使われています。別のIDにしてください。',
  description: '説明',
  begins: '最初の状態',
  attributes: '属性',
  create: 'バリエーションを作成する',
}
