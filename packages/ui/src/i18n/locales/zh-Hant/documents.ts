import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'zh-Hant'> = {
  'failed.create': '無法建立文件',
  'failed.update': '無法更新文件',
  'failed.delete': '無法刪除文件',
  'failed.duplicate': '無法複製文件',
  'failed.load': '無法載入文件清單',
  new: '新增文件',
  search: '搜尋文件',
  'empty.title': '尚無文件',
  'empty.text': '在此存放證書、報告和送貨單，並可在產品中展示。',
  gdti: 'GDTI',
  gdti_hint: '全球文件類型識別碼：13 位數字，如有序號則接在其後',
  step: '價值鏈環節',
  step_hint: '產生此文件的價值鏈環節',
  is_public: '公開',
  is_public_hint: '在含有此文件的產品的公開頁面上可檢視',
  not_public: '內部',
  visibility: '公開範圍',
  file: '檔案',
  preview: '預覽',
  delete_text_other: '文件也會從所有含有它的產品中移除。',
}
