import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isUnitChecksum, unitChecksum } from './unit-checksum.ts'

// The GRid handbook's example: A1-2425G-ABC1234002-M.
test('is the check character of the standard', () => {
  expect(unitChecksum('A12425GABC1234002')).toBe('M')
  expect(unitChecksum('a1-2425g-abc1234002')).toBe('M')
})

const name = fc.stringMatching(/^[A-Z0-9]{1,30}$/)

test('any single wrong character shows', () => {
  fc.assert(
    fc.property(name, fc.nat(), fc.stringMatching(/^[A-Z0-9]$/), (text, at, other) => {
      const place = at % text.length
      fc.pre(text[place] !== other)
      expect(isUnitChecksum(text.slice(0, place) + other + text.slice(place + 1), unitChecksum(text))).toBe(false)
    }),
  )
})
