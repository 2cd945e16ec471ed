import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'ja'> = {
  back: 'すべての活動記録',
  happened: '発生',
  saved: '保存',
  facts: '基本情報',
  within: '誤差 {{distance}}',
  answers: '回答',
  no_answers: '回答はありません。',
  photos: '写真',
  files: 'ファイル',
  taken_with_camera: 'この回答のために撮影',
  history: '訂正',
  never_corrected: 'この記録は訂正されていません。',
  corrected_by: '{{name}} さんが訂正',
  corrected: '訂正',
  before: '訂正前',
  after: '訂正後',
  holds_until: '有効期限',
  none: 'なし',
  'expired.title': 'この記録は無効になりました',
  'expired.text': '{{date}} に終了しました。記録された内容を確認できるよう、ここに残ります。',
}
