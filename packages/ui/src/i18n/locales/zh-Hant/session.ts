import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'zh-Hant'> = {
  signing_in: '正在登入',
  sign_in: '登入',
  'signed_out.title': '您已登出',
  'signed_out.text': '如要繼續，請登入。',
  'signed_out.here.title': '您已在此裝置上登出',
  'signed_out.here.text': '無法連線至登入服務。恢復連線後將完成登出。下一位使用者需要自行登入。',
  'away.retrying': '正在嘗試重新連線。恢復後，此頁面會自動繼續。',
  'away.records_other': '此裝置上儲存了 {{count}} 筆追溯紀錄。伺服器回應後會自動傳送。',
  'away.drafts_other': '此裝置上儲存了 {{count}} 筆未完成的追溯紀錄。',
  'away.nothing': '此裝置上沒有待傳送的追溯紀錄。',
  'away.open': '此裝置上的追溯紀錄',
  go_home: '回到首頁',
  'signed_up.title': '感謝您註冊',
  'signed_up.text': '您的帳號已就緒。請在行動 App 中以電子郵件和密碼登入。',
  'signed_up.open': '回到 App',
}
