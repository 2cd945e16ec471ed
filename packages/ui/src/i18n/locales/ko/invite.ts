import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'ko'> = {
  open: '사용자 초대',
  emails: '이메일 주소',
  emails_hint: '한 줄에 하나씩 또는 쉼표로 구분하여 입력하세요.',
  none: '이메일 주소를 하나 이상 입력하세요.',
  many: '한 번에 최대 {{max}}명까지 초대할 수 있습니다. 나머지는 나중에 초대하세요.',
  wrong: '“{{email}}” 주소가 올바르지 않습니다.',
  there: '{{email}} 주소는 이미 조직의 구성원이거나 초대되었습니다.',
  leave_out: '이 주소 제거',
  role: '역할',
  role_hint: '관리자는 사용자를 초대하고 구성원의 권한을 변경할 수 있습니다.',
  team_hint: '수락하면 팀에 참여합니다. 조직의 구성원은 바로 참여합니다.',
  language: '이메일과 포털의 언어',
  language_hint: '나중에 본인이 변경할 수 있습니다.',
  portal: '포털 이용 권한',
  portal_hint: '권한이 없으면 링크나 모바일 앱에서만 작업을 수행합니다.',
  send_other: '초대 보내기',
  sent_other: '초대 {{shown}}건을 보냈습니다',
}
