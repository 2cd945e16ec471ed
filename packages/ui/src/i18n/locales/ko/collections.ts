import type { Messages } from '../../keys.ts'

export const messages: Messages<'collections', 'ko'> = {
  'failed.create': '컬렉션을 만들지 못했습니다',
  'failed.update': '컬렉션을 수정하지 못했습니다',
  'failed.delete': '컬렉션을 삭제하지 못했습니다',
  'failed.duplicate': '컬렉션을 복제하지 못했습니다',
  'failed.load': '컬렉션을 불러오지 못했습니다',
}
