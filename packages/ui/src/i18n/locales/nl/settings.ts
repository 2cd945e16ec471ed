import type { Messages } from '../../keys.ts'

export const messages: Messages<'settings', 'nl'> = {
  title: 'Instellingen',
}
