import type { Messages } from '../../keys.ts'

export const messages: Messages<'lists', 'ko'> = {
  address_unread: '주소에 있던 “{{unread}}”은(는) 여기서 쓸 수 없어 제외하고 목록을 표시합니다.',
  'none.title': '검색과 일치하는 항목이 없습니다',
  'none.text': '더 적거나 다른 단어로 찾거나 검색을 비우세요.',
  'none_filtered.title': '조건에 맞는 항목이 없습니다',
  'none_filtered.text': '모든 조건을 만족하는 항목이 없습니다. 필터를 해제하세요.',
  'variants.search': '세부 품목 검색',
  'variants.new': '새 세부 품목',
  'export.begun': '파일을 만드는 중입니다',
  'export.done': '파일을 다운로드했습니다',
  'pdf_limit.title': 'PDF 하나에 담기에는 활동 기록이 너무 많습니다',
  'pdf_limit.text':
    '조건에 맞는 활동 기록은 {{total}}건이며 PDF에는 {{limit}}건까지 담을 수 있습니다. 기간이나 필터를 좁히거나 CSV로 내보내세요.',
  filters: '필터',
  'filter.clear': '필터 해제',
  'filter.remove': '필터 해제: {{label}}',
  'filter.find': '{{label}} 찾기',
  select_all: '{{shown}}개 모두 선택',
  'action.progress': '{{action}}: {{total}}개 중 {{done}}개',
  'action.done': '{{action}}: {{shown}}개 완료',
  'action.failed': '{{action}}: {{total}}개 중 {{shown}}개 실패',
}
