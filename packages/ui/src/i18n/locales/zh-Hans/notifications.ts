import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'zh-Hans'> = {
  new_other: '{{shown}} 条新通知',
  read: '全部标为已读',
  'empty.title': '没有新内容',
  'empty.text': '提醒、警告以及合作伙伴的分享会显示在这里。',
  new_mark: '新',
  'type.interaction_alert': '提醒',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '一项集成已停用',
  'type.variant_offered': '有批次提供给您',
  'type.variant_share_accepted': '您的提议已被接受',
  'type.variant_share_declined': '您的提议被拒绝',
  'type.variant_share_withdrawn': '一项提议已撤回',
  'type.variant_share_ended': '持续分享已结束',
}
