import { expect, test } from 'vitest'
import { isUnitOf, type Tongue, unitMark, unitName, unitOption } from './unit-name.ts'

/** With the keys of texts in their place. */
const tongue = (locale: string): Tongue => ({ locale, t: (key) => key })

const metre = { code: 'MTR', name: 'metre', symbol: 'm', kind: 'length' } as const
const bag = { code: 'XBG', name: 'bag', kind: 'packaging' } as const

test('a unit is called as the language calls it, by Intl or by our texts, and what neither knows keeps its name', () => {
  expect(['de', 'es', 'ja', 'en-GB'].map((locale) => unitName(metre, tongue(locale)))).toEqual(['Meter', 'metro', 'メートル', 'metre'])
  expect(unitName(bag, tongue('de'))).toBe('forms:measure.XBG')
  expect(unitName({ code: 'ZZ', name: 'mutually defined' }, tongue('de'))).toBe('mutually defined')
  expect([unitMark(metre, tongue('de')), unitMark(bag, tongue('de'))]).toEqual(['m', 'forms:measure.XBG'])
  expect([unitOption(metre, tongue('nl')), unitOption(bag, tongue('nl'))]).toEqual([
    { value: 'MTR', label: 'meter (m)' },
    { value: 'XBG', label: 'forms:measure.XBG' },
  ])
  expect(unitOption({ code: 'P1', name: 'percent', symbol: '%' }, tongue('de')).label).toMatch(/Prozent|%/)
})

test('a unit is found by its code, its symbol, and its name in both languages', () => {
  expect(['mtr', 'Meter', 'metre', 'm', 'litre'].map((text) => isUnitOf(metre, text, tongue('de')))).toEqual([
    true,
    true,
    true,
    true,
    false,
  ])
})
