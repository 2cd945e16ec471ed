import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'zh-Hant'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': '尚無服務',
  'services.text': '提供給掃描者的保固、諮詢、備用零件等服務會顯示在這裡。',
  'coming_soon.title': '即將推出',
  'coming_soon.text': '這項整合正在開發中，完成後會自動顯示在這裡。',
  'invitation.title': '此邀請已失效',
  'invitation.text': '邀請可能已被接受、已撤銷或已過期。如果您已接受，請在首頁檢視該組織；否則請邀請您的人重新寄送到同一個電子郵件地址。',
}
