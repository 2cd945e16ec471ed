/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'ヘッダーを折りたたむ',
  unfold_header: 'ヘッダーを開く',
  inherits: '「{{name}}」から継承',
  inherits_continuous: '元の製品に連動します。元の製品の作業をここでも実施できます。',
  inherits_oneOff: '一度だけコピーされました。元の製品のその後の変更は反映されません。',
  settings: '詳細設定',
  copy_title: '「{{name}}」を複製',
  copy_take: 'コピーする内容',
  copy_text: '名前、カテゴリー、テンプレート、画像は必ずコピーされます。コード、ロット、個体、活動記録は元の製品に残ります。',
  copy_about: '説明、属性、画像、証明書',
  copy_page: '公開ページの内容と設定',
}
