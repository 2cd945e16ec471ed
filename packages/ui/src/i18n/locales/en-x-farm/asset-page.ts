import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-page'> = {
  all: 'All Grower Groups',
  newest: 'Newest Grower Groups',
  units: 'Farmers by status',
  inherits_continuous: 'It follows this Grower Group: tasks of the original can be run here too.',
  closed: 'This Grower Group is not public',
  closed_hidden: 'The Grower Group is hidden. Visitors can’t open its page until you unhide it.',
  copy_text: 'Name, category, template and image are always copied. Codes, Villages, Farmers and interactions stay with the original.',
}
