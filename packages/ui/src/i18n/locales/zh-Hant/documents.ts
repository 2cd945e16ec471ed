import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'zh-Hant'> = {
  title: '文件',
  one: '文件',
  'failed.create': '無法建立文件',
  'failed.update': '無法更新文件',
  'failed.delete': '無法刪除文件',
  'failed.duplicate': '無法複製文件',
  'failed.load': '無法載入文件清單',
}
