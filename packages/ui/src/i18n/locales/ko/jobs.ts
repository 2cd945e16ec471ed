import type { Messages } from '../../keys.ts'

export const messages: Messages<'jobs', 'ko'> = {
  'failed.create': '작업 지시를 만들지 못했습니다',
  'failed.update': '작업 지시를 수정하지 못했습니다',
  'failed.delete': '작업 지시를 삭제하지 못했습니다',
  'failed.duplicate': '작업 지시를 복제하지 못했습니다',
  'failed.load': '작업 지시를 불러오지 못했습니다',
}
