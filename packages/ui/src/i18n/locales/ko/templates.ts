import type { Messages } from '../../keys.ts'

export const messages: Messages<'templates', 'ko'> = {
  title: '템플릿',
  one: '템플릿',
  'failed.create': '템플릿을 만들지 못했습니다',
  'failed.update': '템플릿을 수정하지 못했습니다',
  'failed.delete': '템플릿을 삭제하지 못했습니다',
  'failed.duplicate': '템플릿을 복제하지 못했습니다',
  'failed.load': '템플릿을 불러오지 못했습니다',
}
