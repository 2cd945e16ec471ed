import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-page', 'zh-Hans'> = {
  'changes.title': '状态历史记录',
  'changes.empty': '尚无更改。状态的每次更改及更改者都会显示在这里。',
  'changes.became': '更改为',
  'changes.more': '显示更多',
  'fact.unique': '唯一 ID',
  code: '标识码',
  records: '此单件的追溯记录',
  'address.show': '显示标识码',
  'address.hide': '隐藏标识码',
  'address.caution': '标签会打开此网址。打开会计为一次扫码，并可能触发“注意”或“警告”。',
  'address.none': '该产品没有公开页面，标签暂时没有可打开的网址。',
  'address.portal': '从门户访问可能会触发警报流程。',
  history: '最近的追溯记录',
  history_empty: '此单件尚无追溯记录。',
  places: '此单件到过的地点',
  places_latest: '共 {{total}} 条追溯记录，显示最近 {{shown}} 条',
  'address.open': '打开公开页面',
  'address.open_title': '打开此单件的公开页面？',
}
