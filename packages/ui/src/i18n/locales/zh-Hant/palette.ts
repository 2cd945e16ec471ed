import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'zh-Hant'> = {
  actions: '動作',
  organizations: '組織',
  pages: '前往',
  count_other: '{{count}} 筆結果',
  failed: '搜尋失敗',
  failed_why: '網路已中斷，或伺服器沒有回應。上方的內容仍可開啟。',
  move: '移動',
  nothing: '找不到「{{words}}」',
  nothing_hint: '請檢查是否有錯字，或減少關鍵字。',
  open: '開啟',
  recent: '最近開啟',
  results: '搜尋結果',
  title: '搜尋與動作',
}
