import type { Messages } from '../../keys.ts'

export const messages: Messages<'uses', 'zh-Hans'> = {
  by_other: '{{what}}正在使用它。',
  hidden: '{{what}}（已隐藏）',
  title: '“{{name}}”正在使用中，无法删除',
  checking: '正在检查使用情况…',
  none: '没有任何内容使用它。',
  kept_other: '其中{{shown}}项正在使用中，无法删除：',
  show: '查看{{what}}',
  archive: '归档',
  archive_instead: '请改为归档。记录会保留，且不再提供选择。',
  hide: '隐藏',
  hide_instead: '请改为隐藏。记录会保留，且不再显示在列表和公开页面中。',
}
