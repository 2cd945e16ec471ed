import type { Messages } from '../../keys.ts'

export const messages: Messages<'assets', 'ko'> = {
  title: '제품',
  one: '제품',
  'empty.title': '등록된 제품이 없습니다',
  'empty.text':
    '제품은 커피, 와인, 배급 식량처럼 조직이 품질과 출처를 보증하는 대상입니다. 첫 제품을 만든 다음, 각 개체에 스캔할 수 있는 코드를 부여하세요.',
  'failed.create': '제품을 만들지 못했습니다',
  'failed.update': '제품을 수정하지 못했습니다',
  'failed.delete': '제품을 삭제하지 못했습니다',
  'failed.duplicate': '제품을 복제하지 못했습니다',
  'failed.load': '제품을 불러오지 못했습니다',
  search: '제품 검색',
  'action.add_tasks': '작업 추가',
  'action.remove_tasks': '작업 제거',
  'action.add_value_chain': '밸류체인 추가',
  'action.add_support': '문의 창구 추가',
  'action.remove_support': '문의 창구 제거',
  'action.manage': '관리',
  'action.duplicate': '복제',
  'action.from_clipboard': '클립보드에서 업데이트',
  'column.units': '개체',
  'column.latest': '최근 기록',
  'column.state': '상태',
}
