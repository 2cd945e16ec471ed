import { expect, test } from 'vitest'
import { gtinCheckDigit, gtinSpellings, isGtin } from './gs1.ts'

// Published examples: GS1 General Specifications and a retail EAN.
test.each(['9506000134352', '4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
  expect(gtinCheckDigit(text.slice(0, -1))).toBe(text.at(-1))
})

test.each(['9506000134353', '950600013435', '', 'abcdefgh', '95060001343520000'])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false)
})

test.each([
  ['96385074', ['96385074', '000096385074', '0000096385074', '00000096385074']],
  ['614141999996', ['614141999996', '0614141999996', '00614141999996']],
  ['09506000134352', ['9506000134352', '09506000134352']],
  ['10614141000415', ['10614141000415']],
])('%s is one number in all of its spellings', (gtin, spellings) => {
  expect(gtinSpellings(gtin)).toEqual(spellings)
})
