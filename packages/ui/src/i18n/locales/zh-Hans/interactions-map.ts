import type { Messages } from '../../keys.ts'

export const messages: Messages<'interactions-map', 'zh-Hans'> = {
  view: '视图',
  'view.list': '列表',
  'view.map': '地图',
  in_area: '在此区域内',
  interactions_other: '{{shown}} 条追溯记录',
  in_view_other: '当前范围内有 {{shown}} 条追溯记录',
  interactions_here_other: '此地点有 {{shown}} 条追溯记录',
  shown: '地图上的追溯记录',
  at_place: '此地点',
  without_place_other: '{{shown}} 条没有地点',
  newest: '显示的是最新的 {{shown}} 条。请放大地图或添加筛选条件以查看其他记录。',
  search_area: '搜索此区域',
  back: '当前范围内的全部记录',
  as_list: '以列表显示',
  'empty.title': '当前范围内没有追溯记录',
  'empty.text': '请移动地图，或移除某个筛选条件。',
  nowhere: '无',
}
