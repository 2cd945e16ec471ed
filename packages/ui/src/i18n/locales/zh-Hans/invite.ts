import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'zh-Hans'> = {
  open: '邀请人员',
  emails: '邮箱地址',
  emails_hint: '一个或多个：每行一个，或用逗号分隔。',
  none: '请至少填写一个地址。',
  many: '一次最多 {{max}} 个，其余请稍后发送。',
  wrong: '“{{email}}”不是邮箱地址。',
  there: '{{email}} 已是组织成员或已被邀请。',
  leave_out: '去掉这些',
  role: '角色',
  role_hint: '管理员可以邀请人员并更改成员权限。',
  team_hint: '接受后加入；组织成员立即加入。',
  language: '邮件和门户的语言',
  language_hint: '之后可以更改。',
  portal: '门户访问权限',
  portal_hint: '没有时，可通过链接或移动应用执行任务。',
  send_other: '发送邀请',
  sent_other: '已发送 {{shown}} 个邀请',
}
