import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'templates'> = {
  'empty.text': 'A template holds what Grower Groups of a kind have in common, so that new ones begin with it.',
  attributes_hint: 'A new Grower Group begins with them',
  delete_text: 'Grower Groups keep what they have. A template that Grower Groups or categories use can’t be deleted.',
}
