import type { Variant, VariantAttribute } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { attributePart } from './attribute-parts.ts'

const own: VariantAttribute = { key: 'Altitude', value: '1740', type: 'number', unit: 'm' }
const base: VariantAttribute = { key: 'Organic', value: 'true', type: 'boolean', baseAttributeId: 'isOrganic' }
const variant = { attributes: [own, base] } as Variant
const next: VariantAttribute = { key: 'Variety', value: 'Caturra', type: 'string' }

test('each tab shows its part, and leaves the other as it is', () => {
  const [sustainability, miscellaneous] = [attributePart('sustainability'), attributePart('miscellaneous')]
  expect([sustainability.getValues(variant), miscellaneous.getValues(variant)]).toEqual([[base], [own]])
  expect(sustainability.getChanges([], [base], variant)).toEqual({ attributes: [own] })
  expect(miscellaneous.getChanges([own, next], [own], variant)).toEqual({ attributes: [own, next, base] })
  expect([sustainability.otherKeys(variant), miscellaneous.otherKeys(variant)]).toEqual([['Altitude'], ['Organic']])
})
