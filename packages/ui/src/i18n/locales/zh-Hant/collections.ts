import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'zh-Hant'> = {
  new: '新增集合',
  show: '顯示追溯紀錄',
  search: '搜尋集合',
  'empty.title': '尚無集合',
  'empty.text': '集合會將追溯紀錄一起展示，例如在公開頁面上。請在追溯紀錄清單中加入。',
  delete_text: '其中的追溯紀錄會保留。',
  fill_hint: '追溯紀錄在其清單中加入。',
  'failed.create': '無法建立集合',
  'failed.update': '無法更新集合',
  'failed.delete': '無法刪除集合',
  'failed.duplicate': '無法複製集合',
  'failed.load': '無法載入集合',
}
