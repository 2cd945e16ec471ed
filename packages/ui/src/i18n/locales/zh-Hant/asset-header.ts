/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: '收合頁首',
  unfold_header: '展開頁首',
  inherits: '繼承自「{{name}}」',
  inherits_continuous: '此產品跟隨原產品：原產品的任務也可在此執行。',
  inherits_oneOff: '此產品只複製了一次，原產品之後的變更不會套用。',
  settings: '進階設定',
  copy_title: '複製「{{name}}」',
  copy_take: '複製內容',
  copy_text: '名稱、類別、範本和圖片一律會複製。識別碼、批次、單件和追溯紀錄保留在原產品中。',
  copy_about: '說明、屬性、圖片和證書',
  copy_page: '公開頁面的內容和設定',
}
