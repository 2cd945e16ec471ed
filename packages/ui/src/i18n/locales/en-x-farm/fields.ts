import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'fields'> = {
  clipboard_unreadable: 'This is no content copied from the public page of a Farmer. Copy it there.',
  clipboard_own: 'This is content of your own organization. Copy from a Farmer of another one.',
}
