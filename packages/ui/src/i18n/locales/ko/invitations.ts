import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'ko'> = {
  title: '초대',
  one: '초대',
  'failed.create': '초대를 만들지 못했습니다',
  'failed.update': '초대를 수정하지 못했습니다',
  'failed.delete': '초대를 삭제하지 못했습니다',
  'failed.duplicate': '초대를 복제하지 못했습니다',
  'failed.load': '초대를 불러오지 못했습니다',
}
