import type { Messages } from '../../keys.ts'

export const messages: Messages<'language', 'nl'> = {
  title: 'Taal',
}
