import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'ja'> = {
  new_other: '新しいお知らせ {{shown}}件',
  read: 'すべて既読にする',
  'empty.title': '新しいお知らせはありません',
  'empty.text': '注意、警告、取引先からの共有がここに届きます。',
  new_mark: '新着',
  'type.interaction_alert': '注意',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '連携が停止されました',
  'type.variant_offered': 'バリエーションが提供されました',
  'type.variant_share_accepted': '提供が承諾されました',
  'type.variant_share_declined': '提供が辞退されました',
  'type.variant_share_withdrawn': '提供が取り消されました',
  'type.variant_share_ended': '継続的な共有が終了しました',
}
