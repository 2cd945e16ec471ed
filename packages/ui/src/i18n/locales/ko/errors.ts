import type { Messages } from '../../keys.ts'

export const messages: Messages<'errors', 'ko'> = {
  because: '{{failed}}. {{reason}}.',
  offline: '오프라인',
  request_id: '요청 번호: {{id}}',
  try_again: '다시 시도',
  to_list: '“{{name}}” 열기',
  'away.what': '지금은 표시할 수 없습니다',
  'away.why': '연결이 끊겼거나 서버가 응답하지 않습니다.',
  'away.action': '연결을 확인한 뒤 다시 시도하세요.',
}
