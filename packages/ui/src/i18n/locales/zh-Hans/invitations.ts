import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'zh-Hans'> = {
  'failed.create': '无法创建邀请',
  'failed.update': '无法更新邀请',
  'failed.delete': '无法删除邀请',
  'failed.duplicate': '无法复制邀请',
  'failed.load': '无法加载邀请列表',
  search: '搜索邀请',
  expiry: '有效期至',
  resend: '重新发送',
  resent: '已向“{{name}}”发送邀请',
  revoke: '撤销',
  revoke_title: '撤销发给“{{name}}”的邀请？',
  revoke_text: '邮件中的链接会立即失效。您可以再次邀请。',
  revoked: '已撤销发给“{{name}}”的邀请',
  'empty.title': '没有待回复的邀请',
  'empty.text': '受邀人员在接受之前会显示在这里。您可以重新发送或撤销邀请。',
  revoke_selected_other: '撤销所选的 {{shown}} 个邀请？',
}
