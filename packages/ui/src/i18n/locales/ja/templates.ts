import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'ja'> = {
  'failed.create': 'テンプレートを作成できませんでした',
  'failed.update': 'テンプレートを更新できませんでした',
  'failed.delete': 'テンプレートを削除できませんでした',
  'failed.duplicate': 'テンプレートを複製できませんでした',
  'failed.load': 'テンプレートを読み込めませんでした',
  new: '新しいテンプレート',
  search: 'テンプレートを検索',
  'empty.title': 'テンプレートはまだありません',
  'empty.text': 'テンプレートには、同じ種類の製品に共通する内容をまとめます。新しい製品に適用されます。',
  categories: '割り当てたカテゴリー',
  categories_hint: 'このテンプレートを選べるカテゴリー',
  attributes: '属性',
  attributes_hint: '新しい製品に最初から設定されます',
  sample: '見本の製品',
  sample_hint: '新しい製品は、その文書、作業、サポート窓口、バリューチェーン、公開ページも引き継ぎます',
  delete_text: '製品の内容は変わりません。製品やカテゴリーで使用中のテンプレートは削除できません。',
}
