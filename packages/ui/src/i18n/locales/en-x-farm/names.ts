import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'names'> = {
  'assets.one': 'Grower Group',
  'assets.title': 'Grower Groups',
  'status.unit.unit_locked': 'Farmer locked',
  'status.unit.unit_ok': 'Farmer OK',
  'status.unit.unit_unlocked': 'Farmer unlocked',
  'units.one': 'Farmer',
  'units.title': 'Farmers',
  'variants.one': 'Village',
  'variants.title': 'Villages',
}
