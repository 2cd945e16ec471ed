/** What can be done with several assets, and what a copy takes along. */
export const messages = {
  'copy.title': '复制“{{name}}”',
  'copy.text': '名称、类别、模板和图片始终会复制。标识码、批次、单件和追溯记录保留在原产品中。',
  'copy.about': '说明、属性、图片和证书',
  'copy.page': '公开页面的内容和设置',
  add_tasks: '添加任务',
  remove_tasks: '移除任务',
  add_value_chain: '添加价值链',
  add_support: '添加客服资料',
  remove_support: '移除客服资料',
  manage: '管理',
  duplicate: '复制',
}
