import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'zh-Hant'> = {
  'suspended.title': '您對「{{organization}}」的存取權已停用',
  'suspended.text': '該組織已停用您的存取權，您記錄的內容會保留。如需恢復，請聯絡管理員。',
  'suspendedPortal.title': '您已沒有「{{organization}}」的入口網站存取權',
  'suspendedPortal.text': '管理員於 {{date}}收回了存取權。您仍可透過任務連結或行動 App 執行任務。如要使用入口網站，請聯絡管理員。',
  'suspendedAdmin.title': '您已不是「{{organization}}」的管理員',
  'suspendedAdmin.text': '您的角色於 {{date}}變更為成員，無法再開啟管理員頁面。如有誤，請聯絡擁有者。',
  'deleted.title': '「{{organization}}」已關閉',
  'deleted.text': '該組織已無法開啟。請選擇其他組織，或向負責人詢問追溯紀錄的去向。',
  understood: '知道了',
  'reload.title': '要捨棄未儲存的內容並重新載入嗎？',
  'reload.text': '此頁面有未儲存的內容。請先取消並儲存，再重新載入。',
  'leave.title': '要離開而不儲存嗎？',
  'leave.text': '未儲存的內容將會遺失。',
  'leave.yes': '離開',
  'leave.no': '留在此處',
}
