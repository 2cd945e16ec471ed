import type { Messages } from '../../keys.ts'

export const messages: Messages<'results', 'ja'> = {
  archived_other: '{{what}}をアーカイブしました',
  deleted_other: '{{what}}を削除しました',
  duplicated_other: '{{what}}を複製しました',
  hidden_other: '{{what}}を非表示にしました',
  removed_other: '{{what}}を削除しました',
  restored_other: '{{what}}を元に戻しました',
  reverted_other: '{{what}}のステータスを元に戻しました',
  revoked_other: '{{what}}を取り消しました',
  shown_other: '{{what}}を再表示しました',
  status_other: '{{what}}のステータスを「{{status}}」に変更しました',
  suspended_other: '{{what}}の利用を停止しました',
  updated_other: '{{what}}を更新しました',
}
