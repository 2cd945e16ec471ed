import type { Messages } from '../../keys.ts'

export const messages: Messages<'new-variant', 'zh-Hans'> = {
  name: '名称',
  name_hint: '常用名称，例如“四月批次”。3 至 20 个字符。',
  name_wrong: '批次名称必须为 3 至 20 个字符',
  id_hint: '印在标签上。3 至 12 个大写字母、数字或连字符。',
  id_missing: '请输入 ID',
  id_wrong: '请输入 3 至 12 个大写字母、数字或连字符',
  id_free: '{{id}} 可以使用。',
  id_taken: '此 ID 已被使用，请换一个。',
  description: '说明',
  begins: '初始状态',
  attributes: '属性',
  create: '创建批次',
}
