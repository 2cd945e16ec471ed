import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'zh-Hant'> = {
  'failed.create': '無法建立範本',
  'failed.update': '無法更新範本',
  'failed.delete': '無法刪除範本',
  'failed.duplicate': '無法複製範本',
  'failed.load': '無法載入範本清單',
  new: '新增範本',
  search: '搜尋範本',
  'empty.title': '尚無範本',
  'empty.text': '範本包含同類產品的共同內容，供新產品使用。',
  categories: '已指派的類別',
  categories_hint: '可選用此範本的類別',
  attributes: '屬性',
  attributes_hint: '新產品會帶有這些屬性',
  sample: '樣本產品',
  sample_hint: '新產品還會帶有樣本的文件、任務、客服資料、價值鏈和公開頁面',
  delete_text: '產品內容保持不變。產品或類別正在使用的範本無法刪除。',
}
