import type { Messages } from '../../keys.ts'

export const messages: Messages<'categories', 'ko'> = {
  title: '카테고리',
  one: '카테고리',
  'failed.create': '카테고리를 만들지 못했습니다',
  'failed.update': '카테고리를 수정하지 못했습니다',
  'failed.delete': '카테고리를 삭제하지 못했습니다',
  'failed.duplicate': '카테고리를 복제하지 못했습니다',
  'failed.load': '카테고리를 불러오지 못했습니다',
}
