import type { Messages } from '../../keys.ts'

export const messages: Messages<'palette', 'ko'> = {
  actions: '메뉴',
  organizations: '조직',
  pages: '이동',
  count_other: '결과 {{count}}건',
  failed: '검색하지 못했습니다',
  failed_why: '연결이 끊겼거나 서버가 응답하지 않습니다. 위에 표시된 항목은 열 수 있습니다.',
  move: '이동',
  nothing: '“{{words}}” 검색 결과가 없습니다',
  nothing_hint: '철자를 확인하거나 글자 수를 줄여 보세요.',
  open: '열기',
  recent: '최근에 연 항목',
  results: '검색 결과',
  title: '검색 및 메뉴',
}
