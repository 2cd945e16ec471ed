import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-actions'> = {
  'copy.text': 'Name, category, template and image are always copied. Codes, Villages, Farmers and interactions stay with the original.',
}
