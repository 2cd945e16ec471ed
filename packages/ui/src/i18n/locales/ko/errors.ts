import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'ko'> = {
  because: '{{failed}}. {{reason}}.',
  offline: '오프라인',
  request_id: '요청 번호: {{id}}',
  try_again: '다시 시도',
  'away.what': '지금은 표시할 수 없습니다',
  'away.why': '연결이 끊겼거나 서버가 응답하지 않습니다.',
  'away.action': '연결을 확인한 뒤 다시 시도하세요.',
  'clock.what': '이 기기의 시계가 맞지 않습니다',
  'clock.action':
    '기기에 표시된 시각은 {{shown}}입니다. 현재 시각은 {{time}}입니다. 기기 설정에서 날짜와 시간을 맞추세요. 기록에는 올바른 시각이 저장됩니다.',
  code_compressed: '이 GS1 Digital Link는 압축되어 있어 읽을 수 없습니다. 코드 옆에 인쇄된 숫자를 입력하세요.',
}
