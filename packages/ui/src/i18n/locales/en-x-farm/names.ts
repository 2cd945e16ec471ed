import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'names'> = {
  'assets.one': 'Grower Group',
  'assets.title': 'Grower Groups',
  'units.one': 'Farmer',
  'units.title': 'Farmers',
  'variants.one': 'Village',
  'variants.title': 'Villages',
}
