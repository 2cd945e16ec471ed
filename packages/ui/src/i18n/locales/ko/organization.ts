import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'ko'> = {
  title: '조직',
}
