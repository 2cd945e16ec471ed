/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: '收合頁首',
  unfold_header: '展開頁首',
  inherits: '繼承自「{{name}}」',
  inherits_continuous: '此產品跟隨原產品：原產品的任務也可在此執行。',
  inherits_oneOff: '此產品只複製了一次，原產品之後的變更不會套用。',
  settings: '進階設定',
}
