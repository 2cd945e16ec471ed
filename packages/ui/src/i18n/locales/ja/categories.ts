import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'ja'> = {
  'failed.create': 'カテゴリーを作成できませんでした',
  'failed.update': 'カテゴリーを更新できませんでした',
  'failed.delete': 'カテゴリーを削除できませんでした',
  'failed.duplicate': 'カテゴリーを複製できませんでした',
  'failed.load': 'カテゴリーを読み込めませんでした',
  new: '新しいカテゴリー',
  search: 'カテゴリーを検索',
  'empty.title': 'カテゴリーはまだありません',
  'empty.text': 'カテゴリーは製品の種類を表し、新しい製品に使うテンプレートを決めます。',
  standard: '分類体系',
  'standard.gpc': 'GS1 GPC（グローバル商品分類）',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HSコード（関税分類）',
  'standard.custom': '独自の体系',
  identifier: '分類コード',
  identifier_hint: '分類体系でのコード（例：GPCの10000049）',
  default_template: '既定のテンプレート',
  default_template_hint: 'このカテゴリーの新しい製品に適用されます',
  delete_text: '製品の内容は変わりません。製品で使用中のカテゴリーは削除できません。',
}
