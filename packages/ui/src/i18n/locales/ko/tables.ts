import type { Messages } from '../../keys.ts'

export const messages: Messages<'tables', 'ko'> = {
  columns: '열',
  roomy: '행 간격 넓게',
  sort: '정렬',
  sort_by: '{{column}} 기준으로 정렬',
  sort_ascending: '{{column}}, 오름차순',
  sort_descending: '{{column}}, 내림차순',
  page_range: '총 {{total}}건 중 {{from}}~{{to}}',
  page_previous: '이전',
  page_next: '다음',
  page_size: '페이지당 {{shown}}건',
  loading: '목록을 불러오는 중',
  select_page: '이 페이지의 모든 행 선택',
  select_row: '{{name}} 선택',
  selected_other: '{{shown}}건 선택됨',
  selection_clear: '선택 해제',
  bulk_actions: '선택한 항목 관리',
  row_actions: '{{name}} 관리',
  actions: '관리',
}
