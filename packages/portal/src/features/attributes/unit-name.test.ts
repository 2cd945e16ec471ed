import { expect, test } from 'vitest'
import { type Tongue, unitMark, unitName, unitOption, unitsFor } from './unit-name.ts'

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
  const found = (text: string) => unitsFor([metre], text, [], tongue('de')).length
  expect(['mtr', 'Meter', 'metre', 'm', 'litre'].map(found)).toEqual([1, 1, 1, 1, 0])
})

test('units are those of the kinds that were asked for, in their order', () => {
  const kilometre = { code: 'KMT', name: 'kilometre', symbol: 'km', kind: 'length' } as const
  const area = { code: 'KMK', name: 'square kilometre', symbol: 'km²', kind: 'area' } as const
  const kilogram = { code: 'KGM', name: 'kilogram', symbol: 'kg', kind: 'mass' } as const
  const all = [area, kilometre, metre, kilogram]
  expect([unitsFor(all, 'kilo', [], tongue('en')), unitsFor(all, 'kilo', ['mass', 'length'], tongue('en'))]).toEqual([
    [area, kilometre, kilogram],
    [kilogram, kilometre],
  ])
})
