import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'ja'> = {
  title: 'レポート',
}
