import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'ko'> = {
  new: '새 컬렉션',
  show: '활동 기록 보기',
  search: '컬렉션 검색',
  'empty.title': '아직 컬렉션이 없습니다',
  'empty.text': '컬렉션은 공개 페이지 등에서 활동 기록을 함께 보여 줍니다. 활동 기록 목록에서 추가하세요.',
  delete_text: '포함된 활동 기록은 남습니다.',
  fill_hint: '활동 기록은 목록에서 추가합니다.',
  'failed.create': '컬렉션을 만들지 못했습니다',
  'failed.update': '컬렉션을 업데이트하지 못했습니다',
  'failed.delete': '컬렉션을 삭제하지 못했습니다',
  'failed.duplicate': '컬렉션을 복제하지 못했습니다',
  'failed.load': '컬렉션을 불러오지 못했습니다',
}
