import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'zh-Hans'> = {
  'empty.title': '暂无任务',
  'empty.text': '任务是在现场执行并用手机记录的工作。请添加任务，供现场人员执行。',
  'failed.create': '无法创建任务',
  'failed.update': '无法更新任务',
  'failed.delete': '无法删除任务',
  'failed.duplicate': '无法复制任务',
  'failed.load': '无法加载任务列表',
}
