import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'ko'> = {
  title: '카탈로그',
  shared_with_us: '공유받은 항목',
  guided_tasks: '안내형 현장 작업',
}
