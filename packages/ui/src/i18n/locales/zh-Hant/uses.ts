import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'zh-Hant'> = {
  by_other: '{{what}}正在使用此項目。',
  hidden: '{{what}}（已隱藏）',
  title: '「{{name}}」使用中，無法刪除',
  checking: '正在檢查使用情況…',
  none: '沒有任何內容使用它。',
  kept_other: '其中{{shown}}項正在使用中，無法刪除：',
  show: '查看{{what}}',
  archive: '封存',
  archive_instead: '請改為封存。紀錄會保留，且不再提供選擇。',
  hide: '隱藏',
  hide_instead: '請改為隱藏。紀錄會保留，且不再顯示於清單與公開頁面。',
}
