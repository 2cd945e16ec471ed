import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-page'> = {
  all: 'All Grower Groups',
  newest: 'Newest Grower Groups',
  units: 'Farmers by status',
  closed: 'This Grower Group is not public',
  closed_hidden: 'The Grower Group is hidden. Visitors can’t open its page until you unhide it.',
}
