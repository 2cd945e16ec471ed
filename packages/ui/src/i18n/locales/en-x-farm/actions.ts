import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'actions'> = {
  'count.assets_one': '{{shown}} Grower Group',
  'count.assets_other': '{{shown}} Grower Groups',
  'count.units_one': '{{shown}} Farmer',
  'count.units_other': '{{shown}} Farmers',
  'count.variants_one': '{{shown}} Village',
  'count.variants_other': '{{shown}} Villages',
}
