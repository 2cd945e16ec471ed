import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'zh-Hant'> = {
  'suspended.title': '您對 {{organization}} 的存取已被停用',
  'suspended.text': '該組織停止了您的存取。您紀錄的內容會保留。請讓其管理員重新開放。',
  'suspendedPortal.title': '您在 {{organization}} 已無入口網站存取權限',
  'suspendedPortal.text': '管理員於 {{date}} 收回了權限。您仍可透過連結或行動 App執行任務。如需使用入口網站，請聯絡管理員。',
  'suspendedAdmin.title': '您不再是 {{organization}} 的管理員',
  'suspendedAdmin.text': '您的角色於 {{date}} 變更。您繼續以成員身分使用，管理員頁面已關閉。如有誤，請聯絡擁有者。',
  'deleted.title': '{{organization}} 已關閉',
  'deleted.text': '該組織無法再開啟。請選擇其他組織，或向負責人詢問紀錄的去向。',
  understood: '知道了',
  'reload.title': '重新載入並放棄未儲存的內容嗎？',
  'reload.text': '此頁面有尚未儲存的輸入。請取消並儲存後再重新載入，新版本會等待。',
  'leave.title': '不儲存就離開嗎？',
  'leave.text': '您在此頁面輸入的內容尚未儲存，離開後將遺失。',
  'leave.yes': '離開',
}
