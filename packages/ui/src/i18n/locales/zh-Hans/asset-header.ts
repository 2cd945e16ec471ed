/** What the header of an asset says, and its copy asks. */
export const messages = {
  fold_header: '收起页眉',
  unfold_header: '展开页眉',
  inherits: '继承自“{{name}}”',
  inherits_continuous: '此产品跟随原产品：原产品的任务也可在此执行。',
  inherits_oneOff: '此产品只复制了一次，原产品之后的更改不会同步。',
  settings: '高级设置',
}
