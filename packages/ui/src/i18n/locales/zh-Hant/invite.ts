import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'zh-Hant'> = {
  open: '邀請使用者',
  emails: '電子郵件地址',
  emails_hint: '每行一個，或以逗號分隔。',
  none: '請至少輸入一個電子郵件地址。',
  many: '一次最多邀請 {{max}} 人，其餘請稍後邀請。',
  wrong: '「{{email}}」不是有效的電子郵件地址。',
  there: '{{email}} 已是組織成員或已收到邀請。',
  leave_out: '移除這些電子郵件地址',
  role: '角色',
  role_hint: '管理員可以邀請使用者並變更成員的權限。',
  team_hint: '接受邀請後加入團隊；已是組織成員的會立即加入。',
  language: '電子郵件與入口網站的語言',
  language_hint: '對方之後可以變更。',
  portal: '入口網站存取權',
  portal_hint: '未授予時，可透過任務連結或行動 App 執行任務。',
  send_other: '寄送邀請',
  sent_other: '已寄送 {{shown}} 封邀請',
}
