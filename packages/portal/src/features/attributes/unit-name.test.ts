import { expect, test } from 'vitest'
import { isUnitOf, unitName, unitOption } from './unit-name.ts'

const metre = { code: 'MTR', name: 'metre', symbol: 'm', kind: 'length' } as const
const bag = { code: 'XBG', name: 'bag', kind: 'packaging' } as const

test('a unit is called as the language calls it, and what Intl does not know keeps its name', () => {
  expect(['de', 'es', 'ja', 'en-GB'].map((locale) => unitName(metre, locale))).toEqual(['Meter', 'metro', 'メートル', 'metre'])
  expect(unitName(bag, 'de')).toBe('bag')
  expect([unitOption(metre, 'nl'), unitOption(bag, 'nl')]).toEqual([
    { value: 'MTR', label: 'meter (m)' },
    { value: 'XBG', label: 'bag' },
  ])
  expect(unitOption({ code: 'P1', name: 'percent', symbol: '%' }, 'de').label).toMatch(/Prozent|%/)
})

test('a unit is found by its code, its symbol, and its name in both languages', () => {
  expect(['mtr', 'Meter', 'metre', 'm', 'litre'].map((text) => isUnitOf(metre, text, 'de'))).toEqual([true, true, true, true, false])
})
