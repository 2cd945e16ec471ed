/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '複製「{{name}}」',
  'copy.text': '名稱、類別、範本和圖片一律會複製。識別碼、批次、單件和追溯紀錄保留在原產品中。',
  'copy.about': '說明、屬性、圖片和證書',
  'copy.page': '公開頁面的內容和設定',
  add_tasks: '新增任務',
  remove_tasks: '移除任務',
  add_value_chain: '新增價值鏈',
  add_support: '新增客服資料',
  remove_support: '移除客服資料',
  manage: '管理',
  duplicate: '複製',
}
