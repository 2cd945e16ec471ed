import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'zh-Hans'> = {
  'failed.create': '无法创建模板',
  'failed.update': '无法更新模板',
  'failed.delete': '无法删除模板',
  'failed.duplicate': '无法复制模板',
  'failed.load': '无法加载模板列表',
  new: '新建模板',
  search: '搜索模板',
  'empty.title': '暂无模板',
  'empty.text': '模板包含同类产品的共同内容，供新产品使用。',
  categories: '已分配的类别',
  categories_hint: '可选用此模板的类别',
  attributes: '属性',
  attributes_hint: '新产品会带有这些属性',
  sample: '样本产品',
  sample_hint: '新产品还会带有样本的文档、任务、客服资料、价值链和公开页面',
  delete_text: '产品内容保持不变。产品或类别正在使用的模板无法删除。',
}
