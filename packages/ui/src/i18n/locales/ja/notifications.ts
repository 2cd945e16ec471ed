import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'ja'> = {
  read: 'すべて既読にする',
  'empty.title': '新しい通知はありません',
  'empty.text': '注意や警告、取引先からの共有がここに表示されます。',
  new_mark: '新着',
  'type.interaction_alert': '注意',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '連携アクションが無効になりました',
  'type.variant_offered': 'ロットの共有が提案されました',
  'type.variant_share_accepted': '提案が承諾されました',
  'type.variant_share_declined': '提案が辞退されました',
  'type.variant_share_withdrawn': '提案が取り下げられました',
  'type.variant_share_ended': '継続的な共有が終了しました',
  'type.storage_nearly_full': 'ファイルの容量が残りわずかです',
  'type.job_due': '作業指示の期日が近づいています',
  'type.interaction_sent_back': '差し戻されました',
  'type.export_ready': 'エクスポートが完了しました',
  'type.export_failed': 'エクスポートに失敗しました',
}
