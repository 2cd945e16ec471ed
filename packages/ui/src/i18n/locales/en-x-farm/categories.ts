import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'categories'> = {
  'empty.text': 'A category says what kind of Grower Group something is, and which template new Grower Groups begin with.',
  default_template_hint: 'New Grower Groups of this category begin with it',
  delete_text: 'Grower Groups keep what they have. A category that Grower Groups use can’t be deleted.',
}
