import type { Messages } from '../../keys.ts'

export const messages: Messages<'tasks', 'zh-Hant'> = {
  'empty.title': '尚無任務',
  'empty.text': '任務是在現場執行並用手機記錄的工作。請新增任務，供現場人員執行。',
  'failed.create': '無法建立任務',
  'failed.update': '無法更新任務',
  'failed.delete': '無法刪除任務',
  'failed.duplicate': '無法複製任務',
  'failed.load': '無法載入任務清單',
}
