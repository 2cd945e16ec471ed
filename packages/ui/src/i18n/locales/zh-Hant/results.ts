import type { Messages } from '../../keys.ts'

export const messages: Messages<'results', 'zh-Hant'> = {
  archived_other: '已封存 {{what}}',
  deleted_other: '已刪除 {{what}}',
  duplicated_other: '已複製 {{what}}',
  hidden_other: '已隱藏 {{what}}',
  removed_other: '已移除 {{what}}',
  restored_other: '已還原 {{what}}',
  reverted_other: '已還原 {{what}}的原狀態',
  revoked_other: '已撤銷 {{what}}',
  shown_other: '已重新顯示 {{what}}',
  status_other: '已將 {{what}}的狀態變更為「{{status}}」',
  suspended_other: '已停用 {{what}}',
  updated_other: '已更新 {{what}}',
}
