import { expect, test } from 'vitest'
import { type VariantStatus, variantStatuses } from '../schemas/index.ts'
import { getLabelState, isShareable, mayBecome, takesUnits } from './variant-status.ts'

// Columns in the order of `variantStatuses`: draft, pending, active, suspended, archived.
test.each<[VariantStatus, string]>([
  ['draft', 'yes yes yes no yes'],
  ['pending', 'yes yes yes no yes'],
  ['active', 'no no yes yes yes'],
  ['suspended', 'no no yes yes yes'],
  ['archived', 'no no no yes yes'],
])('from %s', (from, table) => {
  expect(variantStatuses.map((to) => (mayBecome(from, to) ? 'yes' : 'no')).join(' ')).toBe(table)
})

test('units are made for drafts, pending and active variants', () => {
  expect(variantStatuses.filter(takesUnits)).toEqual(['draft', 'pending', 'active'])
})

test('what is finished and in use is shared', () => {
  expect(variantStatuses.filter(isShareable)).toEqual(['pending', 'active', 'suspended'])
})

test('units of a variant that is not released, or suspended, are not vouched for', () => {
  expect(variantStatuses.map((status) => getLabelState(status))).toEqual(['preparing', 'preparing', undefined, 'suspended', undefined])
})
