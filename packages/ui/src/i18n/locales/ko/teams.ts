import type { Messages } from '../../keys.ts'

export const messages: Messages<'teams', 'ko'> = {
  'failed.create': '팀을 만들지 못했습니다',
  'failed.update': '팀을 수정하지 못했습니다',
  'failed.delete': '팀을 삭제하지 못했습니다',
  'failed.duplicate': '팀을 복제하지 못했습니다',
  'failed.load': '팀을 불러오지 못했습니다',
}
