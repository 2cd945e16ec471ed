import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'pt'> = {
  title: 'Organização',
}
