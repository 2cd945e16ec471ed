import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'zh-Hant'> = {
  signing_in: '正在登入',
  sign_in: '登入',
  'signed_out.title': '您已登出',
  'signed_out.text': '您記錄的內容都已儲存。如要繼續，請登入。',
  go_home: '回到首頁',
}
