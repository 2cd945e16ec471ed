import { expect, test } from 'vitest'
import { gtinCheckDigit, isGtin } from './gs1.ts'

// Published examples: GS1 General Specifications and a retail EAN.
test.each(['9506000134352', '4006381333931', '96385074', '036000291452', '10614141000415'])('%s is a GTIN', (text) => {
  expect(isGtin(text)).toBe(true)
  expect(gtinCheckDigit(text.slice(0, -1))).toBe(text.at(-1))
})

test.each(['9506000134353', '950600013435', '', 'abcdefgh', '95060001343520000'])('%j is none', (text) => {
  expect(isGtin(text)).toBe(false)
})
