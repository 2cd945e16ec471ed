import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'zh-Hant'> = {
  title: '範本',
  one: '範本',
  'failed.create': '無法建立範本',
  'failed.update': '無法更新範本',
  'failed.delete': '無法刪除範本',
  'failed.duplicate': '無法複製範本',
  'failed.load': '無法載入範本清單',
}
