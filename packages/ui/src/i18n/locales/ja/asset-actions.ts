/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '「{{name}}」を複製',
  'copy.text': '名前、カテゴリー、テンプレート、画像は必ずコピーされます。コード、ロット、個体、活動記録は元の製品に残ります。',
  'copy.about': '説明、属性、画像、証明書',
  'copy.page': '公開ページの内容と設定',
  add_tasks: '作業を追加',
  remove_tasks: '作業を外す',
  add_value_chain: 'バリューチェーンを追加',
  add_support: 'サポート窓口を追加',
  remove_support: 'サポート窓口を外す',
  manage: '管理',
  duplicate: '複製',
}
