import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'guided-tasks'> = {
  places: 'Grower Groups',
  choose_unit: 'Choose a Farmer or the whole Grower Group. We’ll take you through the tasks.',
  whole: 'The whole Grower Group',
  no_unit_fits: 'No Farmers match. Change the search or scan the code.',
  units_kept: 'Now you see only Farmers that were opened on this device before.',
  'download.without_units':
    'The download includes the Grower Group’s own tasks and, if you download all, those of the Farmers you opened last. Open another Farmer to download the tasks.',
  units_held: '{{ready}} of {{total}} Farmers are on this device. Open a Farmer to download the tasks.',
}
