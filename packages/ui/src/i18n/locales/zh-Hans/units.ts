import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'zh-Hans'> = {
  title: '单件',
  one: '单件',
  'empty.title': '暂无单件',
  'empty.text': '单件是凭标识码逐一识别的实物，例如一袋、一瓶或一箱。分配标识码后会显示在这里。',
  'failed.create': '无法创建单件',
  'failed.update': '无法更新单件',
  'failed.delete': '无法删除单件',
  'failed.duplicate': '无法复制单件',
  'failed.load': '无法加载单件列表',
  'fact.sequence': '流水号',
  'fact.checksum': '校验字符',
  'fact.unique': '唯一 ID',
  code: '标识码',
  records: '此单件的追溯记录',
  'address.show': '显示标识码',
  'address.hide': '隐藏标识码',
  'address.caution': '标签会打开此网址。打开会计为一次扫码，并可能触发“注意”或“警告”。',
  'address.none': '该产品没有公开页面，标签暂时没有可打开的网址。',
}
