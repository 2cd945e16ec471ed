import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'ja'> = {
  open: 'ユーザーを招待',
  emails: 'メールアドレス',
  emails_hint: '1行に1件、またはカンマ区切りで入力してください。',
  none: 'メールアドレスを1件以上入力してください。',
  many: '一度に招待できるのは{{max}}件までです。残りは後で招待してください。',
  wrong: '「{{email}}」は正しいメールアドレスではありません。',
  there: '{{email}}はすでに組織のメンバーか、招待済みです。',
  leave_out: 'これらのアドレスを削除',
  role: '役割',
  role_hint: '管理者は、ユーザーの招待とメンバーの権限の変更ができます。',
  team_hint: '承諾するとチームに参加します。組織のメンバーはすぐに参加します。',
  language: 'メールとポータルの言語',
  language_hint: '本人が後から変更できます。',
  portal: 'ポータルの利用',
  portal_hint: '許可しない場合、作業はリンクまたはモバイルアプリから実施します。',
  send_other: '招待を送信',
  sent_other: '{{shown}}件の招待を送信しました',
}
