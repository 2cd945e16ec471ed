import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'ko'> = {
  title: '보고서',
}
