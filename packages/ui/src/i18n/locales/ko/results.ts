import type { Messages } from '../../keys.ts'

export const messages: Messages<'results', 'ko'> = {
  archived_other: '{{what}}을(를) 보관했습니다',
  deleted_other: '{{what}}을(를) 삭제했습니다',
  duplicated_other: '{{what}}을(를) 복제했습니다',
  hidden_other: '{{what}}을(를) 숨겼습니다',
  removed_other: '{{what}}을(를) 제거했습니다',
  restored_other: '{{what}}을(를) 복원했습니다',
  reverted_other: '{{what}}의 상태를 되돌렸습니다',
  revoked_other: '{{what}}을(를) 취소했습니다',
  shown_other: '{{what}}을(를) 다시 표시합니다',
  status_other: '{{what}}의 상태를 ‘{{status}}’(으)로 변경했습니다',
  suspended_other: '{{what}}을(를) 정지했습니다',
  updated_other: '{{what}}을(를) 업데이트했습니다',
}
