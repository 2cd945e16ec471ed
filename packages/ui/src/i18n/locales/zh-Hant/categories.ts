import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'zh-Hant'> = {
  'failed.create': '無法建立類別',
  'failed.update': '無法更新類別',
  'failed.delete': '無法刪除類別',
  'failed.duplicate': '無法複製類別',
  'failed.load': '無法載入類別清單',
  new: '新增類別',
  search: '搜尋類別',
  'empty.title': '尚無類別',
  'empty.text': '類別說明產品的種類，並決定新產品使用的範本。',
  standard: '分類標準',
  'standard.gpc': 'GS1 GPC（全球產品分類）',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HS 編碼（海關）',
  'standard.custom': '自訂標準',
  identifier: '分類編碼',
  identifier_hint: '此類別在分類標準中的編碼，例如 GPC 的 10000049',
  default_template: '預設範本',
  default_template_hint: '此類別的新產品會使用這個範本',
  delete_text: '產品內容保持不變。產品正在使用的類別無法刪除。',
}
