import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'zh-Hant'> = {
  new_other: '{{shown}} 則新通知',
  read: '全部標為已讀',
  'empty.title': '沒有新內容',
  'empty.text': '提醒、警告與合作夥伴的分享會顯示在這裡。',
  new_mark: '新',
  'type.interaction_alert': '提醒',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '一項整合已停用',
  'type.variant_offered': '有批次提供給您',
  'type.variant_share_accepted': '您的提議已被接受',
  'type.variant_share_declined': '您的提議被拒絕',
  'type.variant_share_withdrawn': '一項提議已撤回',
  'type.variant_share_ended': '持續分享已結束',
}
