import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'zh-Hant'> = {
  'none.title': '沒有符合搜尋的內容',
  'none.text': '請減少或更換搜尋詞，或清空搜尋。',
  'variants.search': '搜尋批次',
  'variants.new': '新增批次',
}
