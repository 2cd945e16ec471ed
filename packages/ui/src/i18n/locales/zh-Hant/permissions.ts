import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'zh-Hant'> = {
  line: '{{actions}}{{what}}',
  'of.accounts': '帳號',
  'of.organizations': '組織',
  'of.vcodegroups': '識別碼群組',
  'of.identificationCodes': '識別碼',
  'of.tasksLibrary': '任務庫',
  'of.task_things': '已指派的任務',
  'of.executions': '任務執行',
  'of.portal': '入口網站',
  'to.read': '檢視',
  'to.list': '列出',
  'to.create': '建立',
  'to.update': '變更',
  'to.delete': '刪除',
  'to.invite': '邀請',
  'to.discover': '掃描查詢',
  'to.process': '送出',
  'to.complete': '完成',
  'to.access': '開啟',
}
