import type { Messages } from '../../keys.ts'

export const messages: Messages<'interactions-map', 'ko'> = {
  view: '보기',
  'view.list': '목록',
  'view.map': '지도',
  in_area: '이 지역',
  interactions_other: '활동 기록 {{shown}}건',
  in_view_other: '지도 범위의 활동 기록 {{shown}}건',
  interactions_here_other: '이 장소의 활동 기록 {{shown}}건',
  shown: '지도에 표시된 활동 기록',
  at_place: '이 장소',
  without_place_other: '장소 없음 {{shown}}건',
  newest: '최신 {{shown}}건을 표시합니다. 나머지를 보려면 지도를 확대하거나 필터를 추가하세요.',
  search_area: '이 지역에서 검색',
  back: '지도 범위 전체',
  as_list: '목록으로 표시',
  'empty.title': '지도 범위에 활동 기록이 없습니다',
  'empty.text': '지도를 움직이거나 필터를 해제하세요.',
  nowhere: '없음',
}
