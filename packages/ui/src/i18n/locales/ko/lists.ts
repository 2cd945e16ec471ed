import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ko'> = {
  'none.title': '검색과 일치하는 항목이 없습니다',
  'none.text': '더 적거나 다른 단어로 찾거나 검색을 비우세요.',
  'variants.search': '세부 품목 검색',
  'variants.new': '새 세부 품목',
}
