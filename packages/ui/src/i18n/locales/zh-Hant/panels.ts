import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'zh-Hant'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': '還沒有服務',
  'services.text': '服務是您提供給掃碼者的支援：保固、諮詢、備用零件。新增後，第一項服務會顯示在這裡。',
  'coming_soon.title': '即將推出',
  'coming_soon.text': '我們正在開發這項整合。完成後會自動顯示在這裡，您不需要做任何事。',
  'invitation.title': '此邀請已失效',
  'invitation.text':
    '邀請可能已被接受、已撤回或已過期。如果您已接受，請在首頁查看該組織；否則請聯絡邀請您的人，重新寄送邀請到同一個電子郵件地址。',
}
