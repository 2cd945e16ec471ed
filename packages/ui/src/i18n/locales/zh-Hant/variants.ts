import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hant'> = {
  title: '批次',
  one: '批次',
  'empty.title': '尚無批次',
  'empty.text': '批次是以相同方式製成的一組單件。建立批次後，即可一次填寫這些單件的資訊。',
  'failed.create': '無法建立批次',
  'failed.update': '無法更新批次',
  'failed.delete': '無法刪除批次',
  'failed.duplicate': '無法複製批次',
  'failed.load': '無法載入批次清單',
}
