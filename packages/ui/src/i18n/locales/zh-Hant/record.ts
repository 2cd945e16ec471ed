import type { Messages } from '../../keys.ts'

export const messages: Messages<'record', 'zh-Hant'> = {
  back: '所有追溯紀錄',
  happened: '發生',
  saved: '儲存',
  facts: '基本資訊',
  within: '誤差 {{distance}}',
  answers: '回答',
  no_answers: '沒有回答任何問題。',
  photos: '照片',
  files: '檔案',
  taken_with_camera: '為此回答拍攝',
  history: '更正',
  never_corrected: '此紀錄從未更正。',
  corrected_by: '由 {{name}} 更正',
  corrected: '已更正',
  before: '之前',
  after: '之後',
  holds_until: '有效期限',
  none: '無',
  'expired.title': '此紀錄已失效',
  'expired.text': '它已於 {{date}} 終止，但仍保留在此，以便所有人查看當時的紀錄。',
}
