import type { Messages } from '../../keys.ts'

export const messages: Messages<'panels', 'ko'> = {
  app_store: 'App Store',
  google_play: 'Google Play',
  'services.title': '아직 서비스가 없습니다',
  'services.text': '보증, 상담, 교체 부품처럼 코드를 스캔한 사람에게 제공하는 서비스가 여기에 표시됩니다.',
  'coming_soon.title': '출시 예정',
  'coming_soon.text': '이 연동 기능은 준비 중입니다. 준비가 끝나면 여기에 자동으로 표시됩니다.',
  'invitation.title': '이 초대는 더 이상 사용할 수 없습니다',
  'invitation.text':
    '이미 수락했거나 취소되었거나 만료된 초대입니다. 수락한 초대라면 홈에서 조직을 확인하세요. 아니라면 초대한 사람에게 같은 이메일 주소로 다시 보내 달라고 요청하세요.',
}
