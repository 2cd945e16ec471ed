import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'zh-Hans'> = {
  'suspended.title': '您对“{{organization}}”的访问权限已停用',
  'suspended.text': '该组织停用了您的访问权限，您记录的内容会保留。如需恢复，请联系其管理员。',
  'suspendedPortal.title': '您已无“{{organization}}”的门户访问权限',
  'suspendedPortal.text': '管理员于 {{date}}收回了权限。您仍可通过任务链接或移动应用执行任务。如需使用门户，请联系管理员。',
  'suspendedAdmin.title': '您已不是“{{organization}}”的管理员',
  'suspendedAdmin.text': '您的角色于 {{date}}改为成员，无法再打开管理员页面。如有误，请联系所有者。',
  'deleted.title': '“{{organization}}”已关闭',
  'deleted.text': '该组织已无法打开。请选择其他组织，或向其负责人询问追溯记录的去向。',
  understood: '知道了',
  'reload.title': '放弃未保存的内容并重新加载？',
  'reload.text': '此页面有未保存的内容。请先取消并保存，再重新加载。',
  'leave.title': '不保存就离开？',
  'leave.text': '未保存的内容将会丢失。',
  'leave.yes': '离开',
  'leave.no': '留在此处',
}
