import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'ja'> = {
  open: '招待する',
  emails: 'メールアドレス',
  emails_hint: '1件または複数。1行に1件、またはカンマで区切ってください。',
  none: '少なくとも1件入力してください。',
  many: '一度に招待できるのは {{max}} 件までです。残りは後で送ってください。',
  wrong: '「{{email}}」はメールアドレスではありません。',
  there: '{{email}} はすでに組織のメンバーか、招待済みです。',
  leave_out: 'これらを除く',
  role: '役割',
  role_hint: '管理者は、招待やメンバーの権限変更ができます。',
  team_hint: '承諾すると参加します。組織のメンバーはすぐに参加します。',
  language: 'メールとポータルの言語',
  language_hint: '後から変更できます。',
  portal: 'ポータルの利用',
  portal_hint: 'ない場合は、リンクまたはモバイルアプリから作業を行います。',
  send_other: '招待を送る',
  sent_other: '{{shown}}件の招待を送りました',
}
