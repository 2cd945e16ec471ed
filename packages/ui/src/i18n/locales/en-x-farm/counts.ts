import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'counts'> = {
  assets_one: '{{shown}} Grower Group',
  assets_other: '{{shown}} Grower Groups',
  units_one: '{{shown}} Farmer',
  units_other: '{{shown}} Farmers',
  variants_one: '{{shown}} Village',
  variants_other: '{{shown}} Villages',
}
