import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'zh-Hans'> = {
  loading: '正在打开页面',
  registered_by: '由 {{name}} 登记',
  records_other: '已存档 {{shown}} 条记录',
  records_latest_other: '已存档 {{shown}} 条记录，最新一条日期为 {{date}}',
  no_records: '还没有存档记录',
  stamp: '已登记',
  journey: '一路走来',
  journey_map_other: '路线示意图，共 {{count}} 个地点：{{names}}',
  about: '产品介绍',
  attributes: '产品信息',
  gtin: 'GTIN',
  yes: '是',
  no: '否',
  footer: '本页记录由 {{name}} 使用 Tracemark 保存。',
}
