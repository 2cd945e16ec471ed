import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ko'> = {
  overview: '개요',
  shared_with_us: '다른 조직의 공유',
  guided_tasks: '안내형 현장 작업',
}
