import type { Messages } from '../../keys.ts'

export const messages: Messages<'content-blocks', 'ko'> = {
  'failed.create': '콘텐츠 블록을 만들지 못했습니다',
  'failed.update': '콘텐츠 블록을 수정하지 못했습니다',
  'failed.delete': '콘텐츠 블록을 삭제하지 못했습니다',
  'failed.duplicate': '콘텐츠 블록을 복제하지 못했습니다',
  'failed.load': '콘텐츠 블록을 불러오지 못했습니다',
}
