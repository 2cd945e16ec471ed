import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'zh-Hant'> = {
  'failed.create': '無法建立組成項目',
  'failed.update': '無法更新組成項目',
  'failed.delete': '無法刪除組成項目',
  'failed.duplicate': '無法複製組成項目',
  'failed.load': '無法載入組成項目清單',
}
