import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'zh-Hant'> = {
  open: '邀請人員',
  emails: '電子郵件地址',
  emails_hint: '一個或多個：每行一個，或以逗號分隔。',
  none: '請至少填寫一個地址。',
  many: '一次最多 {{max}} 個，其餘請稍後傳送。',
  wrong: '「{{email}}」不是電子郵件地址。',
  there: '{{email}} 已是組織成員或已受邀請。',
  leave_out: '去掉這些',
  role: '角色',
  role_hint: '管理員可以邀請人員並變更成員權限。',
  team_hint: '接受後加入；組織成員立即加入。',
  language: '郵件與入口網站的語言',
  language_hint: '之後可以變更。',
  portal: '入口網站存取權',
  portal_hint: '沒有時，可透過連結或行動應用程式執行任務。',
  send_other: '傳送邀請',
  sent_other: '已傳送 {{shown}} 個邀請',
}
