/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: 'ヘッダーを折りたたむ',
  unfold_header: 'ヘッダーを開く',
  inherits: '「{{name}}」から継承',
  inherits_continuous: '元の製品に連動します。元の製品の作業をここでも実施できます。',
  inherits_oneOff: '一度だけコピーされました。元の製品のその後の変更は反映されません。',
  settings: '詳細設定',
}
