import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'zh-Hans'> = {
  open: '邀请用户',
  emails: '电子邮箱',
  emails_hint: '每行一个，或用逗号分隔。',
  none: '请至少输入一个电子邮箱。',
  many: '一次最多邀请 {{max}} 人，其余请稍后邀请。',
  wrong: '“{{email}}”不是有效的电子邮箱。',
  there: '{{email}} 已是组织成员或已收到邀请。',
  leave_out: '移除这些电子邮箱',
  role: '角色',
  role_hint: '管理员可以邀请用户并更改成员的权限。',
  team_hint: '接受邀请后加入团队；已是组织成员的会立即加入。',
  language: '邮件和门户的语言',
  language_hint: '对方之后可以更改。',
  portal: '门户访问权限',
  portal_hint: '未授予时，可通过任务链接或移动应用执行任务。',
  send_other: '发送邀请',
  sent_other: '已发送 {{shown}} 个邀请',
}
