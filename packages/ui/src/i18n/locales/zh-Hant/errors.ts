import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'zh-Hant'> = {
  because: '{{failed}}。{{reason}}。',
  offline: '離線',
  request_id: '要求編號 {{id}}',
  try_again: '再試一次',
  'away.what': '現在無法顯示',
  'away.why': '連線或伺服器沒有回應。',
  'away.action': '請檢查連線，然後再試一次。',
}
