import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ko'> = {
  title: '카탈로그',
  overview: '개요',
  shared_with_us: '다른 조직의 공유',
  guided_tasks: '안내형 현장 작업',
}
