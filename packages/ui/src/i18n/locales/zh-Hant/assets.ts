import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'zh-Hant'> = {
  title: '產品',
  one: '產品',
  'empty.title': '還沒有產品',
  'empty.text': '產品是您為之負責的東西：一款咖啡、一款葡萄酒、一份口糧。請先建立一項產品，再為它的單件配上可掃描的識別碼。',
  'failed.create': '無法建立產品',
  'failed.update': '無法更新產品',
  'failed.delete': '無法刪除產品',
  'failed.duplicate': '無法複製產品',
  'failed.load': '無法載入產品清單',
}
