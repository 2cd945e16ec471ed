import type { Messages } from '../../keys.ts'

export const messages: Messages<'notifications', 'ko'> = {
  read: '모두 읽음으로 표시',
  'empty.title': '새 알림이 없습니다',
  'empty.text': '주의, 경고, 파트너의 공유가 여기에 표시됩니다.',
  new_mark: '새 알림',
  'type.interaction_alert': '주의',
  'type.interaction_warning': '경고',
  'type.integration_action_disabled': '연동 액션이 비활성화되었습니다',
  'type.variant_offered': '로트 공유를 제안받았습니다',
  'type.variant_share_accepted': '제안이 수락되었습니다',
  'type.variant_share_declined': '제안이 거절되었습니다',
  'type.variant_share_withdrawn': '제안이 철회되었습니다',
  'type.variant_share_ended': '지속 공유가 종료되었습니다',
  'type.storage_nearly_full': '파일을 저장할 공간이 얼마 남지 않았습니다',
  'type.job_due': '작업 지시의 기한이 다가옵니다',
  'type.interaction_sent_back': '보완이 요청되었습니다',
  'type.export_ready': '내보내기가 완료되었습니다',
  'type.export_failed': '내보내기에 실패했습니다',
}
