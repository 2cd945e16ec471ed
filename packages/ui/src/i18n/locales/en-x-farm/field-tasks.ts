import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'field-tasks'> = {
  places: 'Grower Groups',
  choose_unit: 'Choose a Farmer, or the Grower Group as a whole, and the tasks follow one another.',
  whole: 'The Grower Group as a whole',
  no_unit_fits: 'No Farmer fits. Change the search, or scan the code.',
  units_offline: 'Without a network only the Farmers that were opened on this device before are listed.',
}
