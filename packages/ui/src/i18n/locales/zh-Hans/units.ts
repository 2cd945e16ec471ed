import type { Messages } from '../../keys.ts'

export const messages: Messages<'units', 'zh-Hans'> = {
  title: '单件',
  one: '单件',
  'empty.title': '还没有单件',
  'empty.text': '单件是拿在手里的一件实物：一袋、一瓶、一箱。标识码发放后，单件就会显示在这里。',
  'failed.create': '无法创建单件',
  'failed.update': '无法更新单件',
  'failed.delete': '无法删除单件',
  'failed.duplicate': '无法复制单件',
  'failed.load': '无法加载单件列表',
  'fact.sequence': '序号',
  'fact.checksum': '校验字符',
  'fact.unique': '唯一编号',
  code: '编码',
  records: '此单件的记录',
  'address.show': '显示编码',
  'address.hide': '隐藏编码',
  'address.caution': '标签指向的地址。打开此地址会计为一次扫码，并可能触发警报。',
  'address.none': '该产品没有公开页面，标签暂时无法指向任何地方。',
}
