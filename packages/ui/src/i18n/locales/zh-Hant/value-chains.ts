import type { Messages } from '../../keys.ts'

export const messages: Messages<'value-chains', 'zh-Hant'> = {
  title: '價值鏈',
  one: '價值鏈',
  'failed.create': '無法建立價值鏈',
  'failed.update': '無法更新價值鏈',
  'failed.delete': '無法刪除價值鏈',
  'failed.duplicate': '無法複製價值鏈',
  'failed.load': '無法載入價值鏈清單',
}
