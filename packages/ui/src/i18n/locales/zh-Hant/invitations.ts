import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'zh-Hant'> = {
  'failed.create': '無法建立邀請',
  'failed.update': '無法更新邀請',
  'failed.delete': '無法刪除邀請',
  'failed.duplicate': '無法複製邀請',
  'failed.load': '無法載入邀請清單',
  search: '搜尋邀請',
  expiry: '有效期至',
  resend: '重新寄送',
  resent: '已寄送邀請給「{{name}}」',
  revoke: '撤銷',
  revoke_title: '要撤銷寄給「{{name}}」的邀請嗎？',
  revoke_text: '電子郵件中的連結會立即失效。您可以再次邀請。',
  revoked: '已撤銷寄給「{{name}}」的邀請',
  'empty.title': '沒有待回覆的邀請',
  'empty.text': '受邀人員在接受之前會顯示在這裡。您可以重新寄送或撤銷邀請。',
  revoke_selected_other: '要撤銷選取的 {{shown}} 個邀請嗎？',
}
