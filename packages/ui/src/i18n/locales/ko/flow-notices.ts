import type { Messages } from '../../keys.ts'

export const messages: Messages<'flow-notices', 'ko'> = {
  'suspended.title': '{{organization}} 접근이 정지되었습니다',
  'suspended.text': '조직에서 접근을 정지했습니다. 기록한 내용은 보존됩니다. 다시 이용하려면 조직의 관리자에게 요청하세요.',
  'suspendedPortal.title': '{{organization}}의 포털 접근 권한이 없어졌습니다',
  'suspendedPortal.text':
    '{{date}}에 관리자가 권한을 회수했습니다. 작업은 링크나 모바일 앱에서 계속 실행할 수 있습니다. 포털이 필요하면 관리자에게 요청하세요.',
  'suspendedAdmin.title': '더 이상 {{organization}}의 관리자가 아닙니다',
  'suspendedAdmin.text':
    '{{date}}에 역할이 변경되었습니다. 앞으로는 구성원으로 이용하며 관리자 페이지는 열 수 없습니다. 잘못된 경우 소유자에게 문의하세요.',
  'deleted.title': '{{organization}}이(가) 폐쇄되었습니다',
  'deleted.text': '더 이상 열 수 없습니다. 다른 조직을 선택하거나, 기록이 어디에 있는지 담당자에게 문의하세요.',
  understood: '확인',
  'reload.title': '새로 고치고 저장하지 않은 내용을 버리시겠습니까?',
  'reload.text': '이 페이지에 저장하지 않은 입력이 있습니다. 취소하고 저장한 뒤 새로 고치세요. 새 버전은 기다립니다.',
  'leave.title': '저장하지 않고 나가시겠습니까?',
  'leave.text': '이 페이지에 입력한 내용이 아직 저장되지 않아 사라집니다.',
  'leave.yes': '나가기',
}
