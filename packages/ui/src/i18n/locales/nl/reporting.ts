import type { Messages } from '../../keys.ts'

export const messages: Messages<'reporting', 'nl'> = {
  title: 'Rapportage',
}
