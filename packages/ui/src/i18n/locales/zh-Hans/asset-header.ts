/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: '收起页眉',
  unfold_header: '展开页眉',
  inherits: '继承自“{{name}}”',
  inherits_continuous: '此产品跟随原产品：原产品的任务也可在此执行。',
  inherits_oneOff: '此产品只复制了一次，原产品之后的更改不会同步。',
  settings: '高级设置',
  copy_title: '复制“{{name}}”',
  copy_take: '复制内容',
  copy_text: '名称、类别、模板和图片始终会复制。标识码、批次、单件和追溯记录保留在原产品中。',
  copy_about: '说明、属性、图片和证书',
  copy_page: '公开页面的内容和设置',
}
