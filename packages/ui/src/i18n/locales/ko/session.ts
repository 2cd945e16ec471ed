import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'ko'> = {
  signing_in: '로그인하는 중',
  sign_in: '로그인',
  'signed_out.title': '로그아웃되었습니다',
  'signed_out.text': '기록한 내용은 모두 저장되었습니다. 계속하려면 로그인하세요.',
  go_home: '홈으로 이동',
}
