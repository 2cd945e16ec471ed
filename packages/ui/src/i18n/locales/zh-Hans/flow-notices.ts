import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'zh-Hans'> = {
  'suspended.title': '您对 {{organization}} 的访问已被停用',
  'suspended.text': '该组织停止了您的访问。您记录的内容会保留。请让其管理员重新开放。',
  'suspendedPortal.title': '您在 {{organization}} 已无门户访问权限',
  'suspendedPortal.text': '管理员于 {{date}} 收回了权限。您仍可通过链接或移动应用执行任务。如需使用门户，请联系管理员。',
  'suspendedAdmin.title': '您不再是 {{organization}} 的管理员',
  'suspendedAdmin.text': '您的角色于 {{date}} 变更。您继续作为成员使用，管理员页面已关闭。如有误，请联系所有者。',
  'deleted.title': '{{organization}} 已关闭',
  'deleted.text': '该组织无法再打开。请选择其他组织，或向负责人询问记录的去向。',
  understood: '知道了',
  'reload.title': '重新加载并放弃未保存的内容吗？',
  'reload.text': '此页面有尚未保存的输入。请取消并保存后再重新加载，新版本会等待。',
  'leave.title': '不保存就离开吗？',
  'leave.text': '您在此页面输入的内容尚未保存，离开后将丢失。',
  'leave.yes': '离开',
}
