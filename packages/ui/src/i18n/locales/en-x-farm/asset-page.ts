import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'asset-page'> = {
  all: 'All Grower Groups',
  newest: 'Newest Grower Groups',
  units: 'Farmers by status',
  closed: 'This Grower Group is not public',
  closed_hidden: 'The Grower Group is hidden. Visitors can’t open its page until you unhide it.',
  'overview.no_interactions': 'No interactions yet. Run a task for this Grower Group to record the first one.',
  'new.template_hint': 'The content of the template is copied to the new Grower Group',
}
