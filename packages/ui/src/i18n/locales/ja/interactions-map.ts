import type { Messages } from '../../keys.ts'

export const messages: Messages<'interactions-map', 'ja'> = {
  view: '表示方法',
  'view.list': '一覧',
  'view.map': '地図',
  in_area: 'この範囲内',
  interactions_other: '活動記録{{shown}}件',
  in_view_other: '表示範囲の活動記録：{{shown}}件',
  interactions_here_other: 'この場所の活動記録：{{shown}}件',
  shown: '地図上の活動記録',
  at_place: 'この場所',
  without_place_other: '場所のない記録：{{shown}}件',
  newest: '最新の{{shown}}件を表示しています。ほかの記録を見るには、地図を拡大するか絞り込みを追加してください。',
  search_area: 'この範囲を検索',
  back: '表示範囲のすべて',
  as_list: '一覧で表示',
  'empty.title': '表示範囲に活動記録がありません',
  'empty.text': '地図を動かすか、絞り込みを外してください。',
  nowhere: 'なし',
}
