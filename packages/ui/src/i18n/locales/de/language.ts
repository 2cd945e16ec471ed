import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'de'> = {
  title: 'Sprache',
}
