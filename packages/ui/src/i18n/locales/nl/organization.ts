import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'nl'> = {
  title: 'Organisatie',
}
