import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'dashboard'> = {
  assets: 'By Grower Group',
  'empty.statuses': 'No Farmers yet',
  units_one: '{{shown}} Farmer, as of now',
  units_other: '{{shown}} Farmers, as of now',
}
