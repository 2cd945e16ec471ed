import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'ja'> = {
  'failed.create': '招待を作成できませんでした',
  'failed.update': '招待を更新できませんでした',
  'failed.delete': '招待を削除できませんでした',
  'failed.duplicate': '招待を複製できませんでした',
  'failed.load': '招待を読み込めませんでした',
  search: '招待を検索',
  expiry: '回答期限',
  resend: '再送信',
  resent: '{{name}}に招待を送信しました',
  revoke: '取り消し',
  revoke_title: '{{name}}への招待を取り消しますか？',
  revoke_text: 'メールのリンクはすぐに使えなくなります。招待し直すこともできます。',
  revoked: '{{name}}への招待を取り消しました',
  'empty.title': '回答待ちの招待はありません',
  'empty.text': '招待した人は、承諾するまでここに表示されます。招待は再送信や取り消しができます。',
  revoke_selected_other: '選択した{{shown}}件の招待を取り消しますか？',
}
