import type { Messages } from '../../keys.ts'

export const messages: Messages<'catalogue', 'nl'> = {
  title: 'Catalogus',
}
