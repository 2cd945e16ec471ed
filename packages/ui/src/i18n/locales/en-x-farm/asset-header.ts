import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-header'> = {
  inherits_continuous: 'It follows this Grower Group: tasks of the original can be run here too.',
  copy_text: 'Name, category, template and image are always copied. Codes, Villages, Farmers and interactions stay with the original.',
}
