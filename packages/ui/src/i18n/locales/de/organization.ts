import type { Messages } from '../../keys.ts'

export const messages: Messages<'organization', 'de'> = {
  title: 'Organisation',
}
