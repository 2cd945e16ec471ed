import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'zh-Hant'> = {
  'failed.create': '無法建立集合',
  'failed.update': '無法更新集合',
  'failed.delete': '無法刪除集合',
  'failed.duplicate': '無法複製集合',
  'failed.load': '無法載入集合清單',
}
