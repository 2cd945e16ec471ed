import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'zh-Hant'> = {
  name: '名稱',
  name_hint: '人們對它的稱呼，例如「四月批次」。3 至 20 個字元。',
  name_wrong: '批次名稱必須為 3 至 20 個字元',
  id_hint: '顯示在標籤上：3 至 12 個大寫字母、數字或連字號。',
  id_missing: '請輸入 ID',
  id_wrong: '只能是 3 至 12 個大寫字母、數字或連字號',
  id_free: '{{id}} 可以使用。',
  id_taken: '該批次 ID 已存在，請另選一個。',
  description: '說明',
  begins: '初始狀態',
  attributes: '屬性',
  create: '建立批次',
}
