import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ja'> = {
  'none.title': '検索に一致するものはありません',
  'none.text': '語を減らすか別の語で検索するか、検索欄を空にしてください。',
  'variants.search': 'バリエーションを検索',
  'variants.new': 'バリエーションを作成',
}
