import type { Messages } from '../../keys.ts'

export const messages: Messages<'permissions', 'zh-Hans'> = {
  line: '{{actions}}{{what}}',
  'of.accounts': '账号',
  'of.organizations': '组织',
  'of.vcodegroups': '标识码组',
  'of.identificationCodes': '标识码',
  'of.tasksLibrary': '任务库',
  'of.task_things': '已分配的任务',
  'of.executions': '任务执行',
  'of.portal': '门户',
  'to.read': '查看',
  'to.list': '列出',
  'to.create': '创建',
  'to.update': '更改',
  'to.delete': '删除',
  'to.invite': '邀请',
  'to.discover': '扫码查询',
  'to.process': '提交',
  'to.complete': '完成',
  'to.access': '打开',
}
