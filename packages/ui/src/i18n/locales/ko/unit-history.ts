import type { Messages } from '../../keys.ts'

export const messages: Messages<'unit-history', 'ko'> = {
  title: '상태 이력',
  empty: '아직 변경이 없습니다. 상태의 변경 내용과 변경한 사람이 여기에 표시됩니다.',
  became: '변경 후:',
  more: '더 보기',
}
