import type { Messages } from '../../keys.ts'

export const messages: Messages<'support-profiles', 'ko'> = {
  title: '문의 창구',
  one: '문의 창구',
  'failed.create': '문의 창구를 만들지 못했습니다',
  'failed.update': '문의 창구를 수정하지 못했습니다',
  'failed.delete': '문의 창구를 삭제하지 못했습니다',
  'failed.duplicate': '문의 창구를 복제하지 못했습니다',
  'failed.load': '문의 창구를 불러오지 못했습니다',
}
