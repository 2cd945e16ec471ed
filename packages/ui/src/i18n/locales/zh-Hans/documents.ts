import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'zh-Hans'> = {
  'failed.create': '无法创建文档',
  'failed.update': '无法更新文档',
  'failed.delete': '无法删除文档',
  'failed.duplicate': '无法复制文档',
  'failed.load': '无法加载文档列表',
  new: '新建文档',
  search: '搜索文档',
  'empty.title': '暂无文档',
  'empty.text': '在此存放证书、报告和送货单，并可在产品中展示。',
  gdti: 'GDTI',
  gdti_hint: '全球文件类型标识符：13 位数字，如有序列号则接在其后',
  step: '价值链环节',
  step_hint: '产生此文档的价值链环节',
  is_public: '公开',
  is_public_hint: '在含有此文档的产品的公开页面上可查看',
  not_public: '内部',
  visibility: '可见范围',
  file: '文件',
  preview: '预览',
  delete_text_other: '文档也会从所有含有它的产品中移除。',
}
