import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'zh-Hant'> = {
  because: '{{failed}}。{{reason}}。',
  offline: '離線',
  request_id: '要求編號：{{id}}',
  try_again: '再試一次',
  'away.what': '暫時無法顯示',
  'away.why': '網路已中斷，或伺服器沒有回應。',
  'away.action': '請檢查網路連線，然後再試一次。',
  'clock.what': '此裝置的時鐘不準',
  'clock.action': '裝置顯示 {{shown}}，實際時間是 {{time}}。請在裝置設定中調整日期和時間。您的記錄會使用正確的時間。',
  code_compressed: '此 GS1 Digital Link 經過壓縮，無法讀取。請輸入代碼旁印刷的數字。',
}
