import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'ko'> = {
  'suspended.title': '{{organization}} 조직의 접근 권한이 정지되었습니다',
  'suspended.text': '조직에서 접근을 정지했습니다. 기록한 내용은 보관되며, 다시 이용하려면 조직의 관리자에게 요청하세요.',
  'suspendedPortal.title': '{{organization}} 조직의 포털을 더 이상 이용할 수 없습니다',
  'suspendedPortal.text':
    '{{date}}에 관리자가 이용 권한을 철회했습니다. 작업은 링크나 모바일 앱에서 수행할 수 있습니다. 포털이 필요하면 관리자에게 요청하세요.',
  'suspendedAdmin.title': '더 이상 {{organization}} 조직의 관리자가 아닙니다',
  'suspendedAdmin.text': '{{date}}에 역할이 구성원으로 변경되어 관리자 페이지를 열 수 없습니다. 잘못된 경우 소유자에게 문의하세요.',
  'deleted.title': '{{organization}} 조직이 폐쇄되었습니다',
  'deleted.text': '이 조직은 더 이상 열 수 없습니다. 다른 조직을 선택하거나 운영자에게 활동 기록의 보관 위치를 문의하세요.',
  understood: '확인',
  'reload.title': '저장하지 않은 내용을 버리고 새로고침하시겠습니까?',
  'reload.text': '저장하지 않은 내용이 있습니다. 취소하고 저장한 뒤 새로고침하세요.',
  'leave.title': '저장하지 않고 나가시겠습니까?',
  'leave.text': '저장하지 않은 내용은 사라집니다.',
  'leave.yes': '나가기',
  'leave.no': '머무르기',
}
