import type { Messages } from '../../keys.ts'

export const messages: Messages<'users', 'ko'> = {
  title: '사용자',
  one: '사용자',
  'failed.create': '사용자를 만들지 못했습니다',
  'failed.update': '사용자를 수정하지 못했습니다',
  'failed.delete': '사용자를 삭제하지 못했습니다',
  'failed.duplicate': '사용자를 복제하지 못했습니다',
  'failed.load': '사용자를 불러오지 못했습니다',
}
