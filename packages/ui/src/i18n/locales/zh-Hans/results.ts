import type { Messages } from '../../keys.ts'

export const messages: Messages<'results', 'zh-Hans'> = {
  archived_other: '已归档 {{what}}',
  deleted_other: '已删除 {{what}}',
  duplicated_other: '已复制 {{what}}',
  hidden_other: '已隐藏 {{what}}',
  removed_other: '已移除 {{what}}',
  restored_other: '已恢复 {{what}}',
  reverted_other: '已恢复 {{what}}的原状态',
  revoked_other: '已撤销 {{what}}',
  shown_other: '已重新显示 {{what}}',
  status_other: '已将 {{what}}的状态改为“{{status}}”',
  suspended_other: '已停用 {{what}}',
  updated_other: '已更新 {{what}}',
}
