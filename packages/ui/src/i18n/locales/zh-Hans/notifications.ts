import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'zh-Hans'> = {
  read: '全部标为已读',
  'empty.title': '暂无新通知',
  'empty.text': '注意、警告以及合作伙伴的共享会显示在这里。',
  new_mark: '新通知',
  'type.interaction_alert': '注意',
  'type.interaction_warning': '警告',
  'type.integration_action_disabled': '集成动作已停用',
  'type.variant_offered': '合作伙伴提议与您共享批次',
  'type.variant_share_accepted': '您的共享提议已被接受',
  'type.variant_share_declined': '您的共享提议已被拒绝',
  'type.variant_share_withdrawn': '合作伙伴撤回了共享提议',
  'type.variant_share_ended': '持续共享已结束',
  'type.storage_nearly_full': '文件空间即将用完',
  'type.job_due': '有工单即将截止',
  'type.interaction_sent_back': '已退回给您',
  'type.export_ready': '您的导出已完成',
  'type.export_failed': '您的导出失败',
}
