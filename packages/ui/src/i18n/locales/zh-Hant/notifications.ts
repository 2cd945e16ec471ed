import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'zh-Hant'> = {
  read: '全部標為已讀',
  'empty.title': '沒有新通知',
  'empty.text': '注意、警告以及合作夥伴的分享會顯示在這裡。',
  new_mark: '新通知',
  'type.interaction_alert': '注意',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '整合動作已停用',
  'type.variant_offered': '合作夥伴提議與您分享批次',
  'type.variant_share_accepted': '您的分享提議已被接受',
  'type.variant_share_declined': '您的分享提議已被拒絕',
  'type.variant_share_withdrawn': '合作夥伴撤回了分享提議',
  'type.variant_share_ended': '持續分享已結束',
  'type.storage_nearly_full': '檔案空間即將用完',
  'type.job_due': '有工單即將到期',
  'type.interaction_sent_back': '已退回給您',
  'type.export_ready': '您的匯出已完成',
  'type.export_failed': '您的匯出失敗',
}
