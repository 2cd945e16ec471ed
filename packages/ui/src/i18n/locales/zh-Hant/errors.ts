import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'zh-Hant'> = {
  because: '{{failed}}。{{reason}}。',
  offline: '離線',
  request_id: '要求編號：{{id}}',
  try_again: '再試一次',
  to_list: '前往「{{name}}」',
  'away.what': '暫時無法顯示',
  'away.why': '網路已中斷，或伺服器沒有回應。',
  'away.action': '請檢查網路連線，然後再試一次。',
}
