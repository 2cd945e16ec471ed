import type { Messages } from '../../keys.ts'

export const messages: Messages<'documents', 'ko'> = {
  title: '문서',
  one: '문서',
  'failed.create': '문서를 만들지 못했습니다',
  'failed.update': '문서를 수정하지 못했습니다',
  'failed.delete': '문서를 삭제하지 못했습니다',
  'failed.duplicate': '문서를 복제하지 못했습니다',
  'failed.load': '문서를 불러오지 못했습니다',
}
