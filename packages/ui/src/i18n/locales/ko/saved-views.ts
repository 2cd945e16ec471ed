import type { Messages } from '../../keys.ts'

export const messages: Messages<'saved-views', 'ko'> = {
  new: '보기 저장',
  edit: '보기 편집',
  audience: '공개 범위',
  'audience.private': '나만',
  'audience.team': '팀',
  'audience.organization': '조직',
  audience_hint: '사용자마다 볼 권한이 있는 행만 표시됩니다.',
  cannot_share: '보기를 공유하려면 목록의 내용을 변경할 권한이 필요합니다.',
  delete_text: '목록의 내용은 그대로 유지됩니다. 목록을 이 보기로 열던 사용자에게는 다시 모든 행이 표시됩니다.',
}
