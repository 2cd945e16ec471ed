import type { Messages } from '../../keys.ts'

export const messages: Messages<'integration-actions', 'ko'> = {
  'failed.create': '연동 액션을 만들지 못했습니다',
  'failed.update': '연동 액션을 수정하지 못했습니다',
  'failed.delete': '연동 액션을 삭제하지 못했습니다',
  'failed.duplicate': '연동 액션을 복제하지 못했습니다',
  'failed.load': '연동 액션을 불러오지 못했습니다',
}
