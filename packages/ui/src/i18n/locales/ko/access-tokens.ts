import type { Messages } from '../../keys.ts'

export const messages: Messages<'access-tokens', 'ko'> = {
  title: '액세스 토큰',
  one: '액세스 토큰',
  'failed.create': '액세스 토큰을 만들지 못했습니다',
  'failed.update': '액세스 토큰을 수정하지 못했습니다',
  'failed.delete': '액세스 토큰을 삭제하지 못했습니다',
  'failed.duplicate': '액세스 토큰을 복제하지 못했습니다',
  'failed.load': '액세스 토큰을 불러오지 못했습니다',
}
