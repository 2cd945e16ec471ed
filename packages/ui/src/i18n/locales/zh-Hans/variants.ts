import type { Messages } from '../../keys.ts'

export const messages: Messages<'variants', 'zh-Hans'> = {
  'empty.title': '暂无批次',
  'empty.text': '批次是以相同方式制成的一组单件。创建批次后，即可统一填写这些单件的信息。',
  'failed.create': '无法创建批次',
  'failed.update': '无法更新批次',
  'failed.delete': '无法删除批次',
  'failed.duplicate': '无法复制批次',
  'failed.load': '无法加载批次列表',
  'give.title': '为批次设置属性',
  'give.merge': '合并',
  'give.merge_hint': '添加属性并覆盖同名属性，其他属性保留。',
  'give.replace': '替换',
  'give.replace_hint': '批次仅保留这些属性',
  'give.preview': '更改内容',
  'give.none': '无更改',
  'give.added': '新增 {{shown}} 项',
  'give.changed': '覆盖 {{shown}} 项',
  'give.removed': '移除 {{shown}} 项',
  'give.lost_other': '{{shown}} 个值将丢失。',
  'give.done_other': '已保存 {{shown}} 个批次的属性',
}
