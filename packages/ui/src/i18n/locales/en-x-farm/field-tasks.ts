import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'field-tasks'> = {
  places: 'Grower Groups',
  choose_unit: 'Choose a Farmer, or the Grower Group as a whole, and the tasks follow one another.',
  whole: 'The Grower Group as a whole',
  no_unit_fits: 'No Farmer fits. Change the search, or scan the code.',
  units_offline: 'Without a network only the Farmers that were opened on this device before are listed.',
  'download.without_units':
    'A download brings the tasks of a Grower Group as a whole, not those of its Farmers. Open a Farmer to bring the tasks onto this device.',
  units_held: '{{ready}} of {{total}} Farmers are on this device. Open a Farmer to bring the tasks here.',
}
