import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ko'> = {
  address_unread: '주소의 “{{unread}}” 값이 유효하지 않아 제외하고 목록을 표시합니다.',
  'none.title': '검색 조건에 맞는 항목이 없습니다',
  'none.text': '검색어를 줄이거나 바꾸거나, 검색어를 지우세요.',
  'none_filtered.title': '조건에 맞는 항목이 없습니다',
  'none_filtered.text': '모든 조건을 만족하는 항목이 없습니다. 필터를 해제하세요.',
  'variants.search': '로트 검색',
  'variants.new': '새 로트',
  'export.begun': '파일을 만드는 중입니다',
  'export.done': '파일을 다운로드했습니다',
  'pdf_limit.title': '활동 기록이 너무 많아 PDF 하나에 담을 수 없습니다',
  'pdf_limit.text': '조건에 맞는 활동 기록은 {{total}}건이며 PDF의 한도는 {{limit}}건입니다. 기간이나 필터를 좁히거나 CSV로 내보내세요.',
  filters: '필터',
  'filter.clear': '필터 해제',
  'filter.remove': '필터 해제: {{label}}',
  'filter.find': '{{label}} 검색',
  select_all: '{{shown}}개 모두 선택',
  'action.progress': '{{action}}: {{total}}개 중 {{done}}개',
  'action.done': '{{action}}: {{shown}}개 완료',
  'action.failed': '{{action}}: {{total}}개 중 {{shown}}개 실패',
  'ask.title': '{{action}}: {{shown}}개 선택됨',
}
