import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'zh-Hant'> = {
  name: '名稱',
  name_hint: '常用名稱，例如「四月批次」。3 至 20 個字元。',
  name_wrong: '批次名稱必須為 3 至 20 個字元',
  id_hint: '印在標籤上。3 至 12 個大寫字母、數字或連字號。',
  id_missing: '請輸入 ID',
  id_wrong: '請輸入 3 至 12 個大寫字母、數字或連字號',
  id_free: '{{id}} 可以使用。',
  id_taken: '此 ID 已有人使用，請換一個。',
  description: '說明',
  begins: '初始狀態',
  attributes: '屬性',
  create: '建立批次',
}
