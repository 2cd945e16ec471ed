import type { Messages } from '../../keys.ts'

export const messages: Messages<'invitations', 'ko'> = {
  'failed.create': '초대를 만들지 못했습니다',
  'failed.update': '초대를 수정하지 못했습니다',
  'failed.delete': '초대를 삭제하지 못했습니다',
  'failed.duplicate': '초대를 복제하지 못했습니다',
  'failed.load': '초대를 불러오지 못했습니다',
  search: '초대 검색',
  expiry: '응답 기한',
  resend: '다시 보내기',
  resent: '{{name}} 님에게 초대를 보냈습니다',
  revoke: '초대 취소',
  revoke_title: '{{name}} 님에게 보낸 초대를 취소하시겠습니까?',
  revoke_text: '이메일의 링크는 즉시 사용할 수 없게 됩니다. 다시 초대할 수 있습니다.',
  revoked: '{{name}} 님에게 보낸 초대를 취소했습니다',
  'empty.title': '응답 대기 중인 초대가 없습니다',
  'empty.text': '초대한 사람은 수락할 때까지 여기에 표시됩니다. 초대를 다시 보내거나 취소할 수 있습니다.',
  revoke_selected_other: '선택한 초대 {{shown}}개를 취소하시겠습니까?',
}
