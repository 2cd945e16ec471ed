import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'zh-Hant'> = {
  new: '儲存檢視',
  edit: '編輯檢視',
  audience: '可見範圍',
  'audience.private': '僅自己',
  'audience.team': '團隊',
  'audience.organization': '組織',
  audience_hint: '每個人只能看到自己有權檢視的列。',
  cannot_share: '若要共用檢視，您需要有權變更列表中的內容。',
  delete_text: '列表中的內容會保留。以此檢視開啟列表的人將再次看到所有列。',
}
