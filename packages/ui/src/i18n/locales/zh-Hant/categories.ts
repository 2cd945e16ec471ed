import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'zh-Hant'> = {
  title: '類別',
  one: '類別',
  'failed.create': '無法建立類別',
  'failed.update': '無法更新類別',
  'failed.delete': '無法刪除類別',
  'failed.duplicate': '無法複製類別',
  'failed.load': '無法載入類別清單',
}
