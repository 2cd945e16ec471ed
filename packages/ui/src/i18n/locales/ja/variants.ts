import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'ja'> = {
  'empty.title': 'ロットはまだありません',
  'empty.text': 'ロットは、同じ条件で作られた個体のまとまりです。作成すると、個体の情報をまとめて登録できます。',
  'failed.create': 'ロットを作成できませんでした',
  'failed.update': 'ロットを更新できませんでした',
  'failed.delete': 'ロットを削除できませんでした',
  'failed.duplicate': 'ロットを複製できませんでした',
  'failed.load': 'ロットを読み込めませんでした',
  'give.title': 'ロットに属性を設定',
  'give.merge': '統合',
  'give.merge_hint': '属性を追加し、同じ名前の属性を上書きします。ほかの属性は残ります。',
  'give.replace': '置き換え',
  'give.replace_hint': 'ロットの属性はこれらだけになります',
  'give.preview': '変更内容',
  'give.none': '変更なし',
  'give.added': '追加 {{shown}} 件',
  'give.changed': '上書き {{shown}} 件',
  'give.removed': '削除 {{shown}} 件',
  'give.lost_other': '{{shown}} 件の値が失われます。',
  'give.done_other': '{{shown}} 件のロットの属性を保存しました',
}
