import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'zh-Hans'> = {
  because: '{{failed}}。{{reason}}。',
  offline: '离线',
  request_id: '请求编号：{{id}}',
  try_again: '重试',
  to_list: '前往“{{name}}”',
  'away.what': '暂时无法显示',
  'away.why': '网络已断开，或服务器没有响应。',
  'away.action': '请检查网络连接，然后重试。',
}
