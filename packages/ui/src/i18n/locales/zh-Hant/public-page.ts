import type { Messages } from '../../keys.ts'

export const messages: Messages<'public-page', 'zh-Hant'> = {
  loading: '正在開啟頁面',
  registered_by: '由 {{name}} 登錄',
  records_other: '已留存 {{shown}} 筆紀錄',
  records_latest_other: '已留存 {{shown}} 筆紀錄，最新一筆日期為 {{date}}',
  no_records: '還沒有留存的紀錄',
  stamp: '已登錄',
  journey: '一路走來',
  journey_map_other: '路線示意圖，共 {{count}} 個地點：{{names}}',
  about: '產品介紹',
  attributes: '產品資訊',
  gtin: 'GTIN',
  yes: '是',
  no: '否',
  footer: '本頁紀錄由 {{name}} 使用 Tracemark 保存。',
}
