import type { Messages } from '../../keys.ts'

export const messages: Messages<'session', 'ko'> = {
  signing_in: '로그인하는 중',
  sign_in: '로그인',
  'signed_out.title': '로그아웃되었습니다',
  'signed_out.text': '계속하려면 로그인하세요.',
  'signed_out.here.title': '이 기기에서 로그아웃되었습니다',
  'signed_out.here.text':
    '로그인 서비스에 연결할 수 없습니다. 온라인 상태가 되면 로그아웃이 완료됩니다. 다음 사람은 직접 로그인해야 합니다.',
  'away.retrying': '다시 연결하는 중입니다. 연결되면 이 페이지가 자동으로 이어집니다.',
  'away.records_other': '이 기기에 활동 기록 {{count}}건이 저장되어 있습니다. 서버가 응답하면 전송됩니다.',
  'away.drafts_other': '이 기기에 작성 중인 활동 기록 {{count}}건이 저장되어 있습니다.',
  'away.nothing': '이 기기에 전송 대기 중인 활동 기록이 없습니다.',
  'away.open': '이 기기의 활동 기록',
  go_home: '홈으로 이동',
  'signed_up.title': '가입해 주셔서 감사합니다',
  'signed_up.text': '계정이 준비되었습니다. 모바일 앱에서 이메일 주소와 비밀번호로 로그인하세요.',
  'signed_up.open': '앱으로 돌아가기',
}
