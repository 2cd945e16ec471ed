import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hant'> = {
  'empty.title': '尚無批次',
  'empty.text': '批次是以相同方式製成的一組單件。建立批次後，即可一次填寫這些單件的資訊。',
  'failed.create': '無法建立批次',
  'failed.update': '無法更新批次',
  'failed.delete': '無法刪除批次',
  'failed.duplicate': '無法複製批次',
  'failed.load': '無法載入批次清單',
  'give.title': '為批次設定屬性',
  'give.merge': '合併',
  'give.merge_hint': '新增屬性並覆寫同名屬性，其他屬性保留。',
  'give.replace': '取代',
  'give.replace_hint': '批次僅保留這些屬性',
  'give.preview': '變更內容',
  'give.none': '無變更',
  'give.added': '新增 {{shown}} 項',
  'give.changed': '覆寫 {{shown}} 項',
  'give.removed': '移除 {{shown}} 項',
  'give.lost_other': '{{shown}} 個值將遺失。',
  'give.done_other': '已儲存 {{shown}} 個批次的屬性',
}
