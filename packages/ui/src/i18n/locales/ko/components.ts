import type { Messages } from '../../keys.ts'

export const messages: Messages<'components', 'ko'> = {
  'failed.create': '구성 요소를 만들지 못했습니다',
  'failed.update': '구성 요소를 수정하지 못했습니다',
  'failed.delete': '구성 요소를 삭제하지 못했습니다',
  'failed.duplicate': '구성 요소를 복제하지 못했습니다',
  'failed.load': '구성 요소를 불러오지 못했습니다',
}
