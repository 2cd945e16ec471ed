import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'zh-Hant'> = {
  title: '狀態歷程記錄',
  empty: '尚無變更。狀態的每次變更及變更者都會顯示在這裡。',
  became: '變更為',
  more: '顯示更多',
}
