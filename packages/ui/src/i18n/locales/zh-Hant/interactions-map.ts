import type { Messages } from '../../keys.ts'

export const messages: Messages<'interactions-map', 'zh-Hant'> = {
  view: '檢視方式',
  'view.list': '清單',
  'view.map': '地圖',
  in_area: '在此區域內',
  interactions_other: '{{shown}} 筆追溯紀錄',
  in_view_other: '目前範圍內有 {{shown}} 筆追溯紀錄',
  interactions_here_other: '此地點有 {{shown}} 筆追溯紀錄',
  shown: '地圖上的追溯紀錄',
  at_place: '此地點',
  without_place_other: '{{shown}} 筆沒有地點',
  newest: '顯示的是最新的 {{shown}} 筆。請放大地圖或新增篩選條件以查看其他紀錄。',
  search_area: '搜尋此區域',
  back: '目前範圍內的全部紀錄',
  as_list: '以清單顯示',
  'empty.title': '目前範圍內沒有追溯紀錄',
  'empty.text': '請移動地圖，或移除其中一項篩選條件。',
  nowhere: '無',
}
