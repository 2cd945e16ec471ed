import type { Messages } from '../../keys.ts'

export const messages: Messages<'invite', 'ko'> = {
  open: '사람 초대',
  emails: '이메일 주소',
  emails_hint: '하나 또는 여러 개: 한 줄에 하나씩 또는 쉼표로 구분하세요.',
  none: '주소를 하나 이상 입력하세요.',
  many: '한 번에 최대 {{max}}개입니다. 나머지는 다음에 보내세요.',
  wrong: '‘{{email}}’은(는) 이메일 주소가 아닙니다.',
  there: '{{email}}은(는) 이미 조직에 속해 있거나 초대되었습니다.',
  leave_out: '이 주소 제외',
  role: '역할',
  role_hint: '관리자는 사람을 초대하고 구성원의 권한을 변경할 수 있습니다.',
  team_hint: '수락하면 참여합니다. 조직 구성원은 바로 참여합니다.',
  language: '이메일과 포털의 언어',
  language_hint: '나중에 다른 언어를 선택할 수 있습니다.',
  portal: '포털 접근',
  portal_hint: '없으면 링크나 모바일 앱에서 작업을 실행합니다.',
  send_other: '초대 보내기',
  sent_other: '초대 {{shown}}건을 보냈습니다',
}
