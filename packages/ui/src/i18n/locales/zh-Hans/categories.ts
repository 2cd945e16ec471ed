import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'zh-Hans'> = {
  'failed.create': '无法创建类别',
  'failed.update': '无法更新类别',
  'failed.delete': '无法删除类别',
  'failed.duplicate': '无法复制类别',
  'failed.load': '无法加载类别列表',
  new: '新建类别',
  search: '搜索类别',
  'empty.title': '暂无类别',
  'empty.text': '类别用于说明产品的种类，并决定新产品使用的模板。',
  standard: '分类标准',
  'standard.gpc': 'GS1 GPC（全球产品分类）',
  'standard.unspsc': 'UNSPSC',
  'standard.hs': 'HS 编码（海关）',
  'standard.custom': '自定义标准',
  identifier: '分类编码',
  identifier_hint: '此类别在分类标准中的编码，例如 GPC 的 10000049',
  default_template: '默认模板',
  default_template_hint: '此类别的新产品会使用该模板',
  delete_text: '产品内容保持不变。产品正在使用的类别无法删除。',
}
