import type { Overrides } from '../../keys.ts'

export const messages: Overrides<'statuses'> = {
  'unit.unit_ok': 'Farmer OK',
  'unit.unit_locked': 'Farmer locked',
  'unit.unit_unlocked': 'Farmer unlocked',
}
