import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'unit-page'> = {
  records: 'Interactions of this Farmer',
  'address.none': 'The Grower Group has no public page, so the label can’t open one yet.',
  history_empty: 'No interactions recorded for this Farmer yet.',
  places: 'Where this Farmer was',
  'address.open_title': 'Open the public page of this Farmer?',
}
