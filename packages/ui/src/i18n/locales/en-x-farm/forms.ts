import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'forms'> = {
  'problem.clipboard_unreadable': 'This was not copied from the public page of a Farmer. Choose “Copy content” there, then paste it here.',
  'problem.clipboard_own': 'This is content of your own organization. Copy from a Farmer of another one.',
}
