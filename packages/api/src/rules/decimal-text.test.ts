import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDecimalWriter, decimalText } from './decimal-text.ts'

test.each<[number | string, string, string, string]>([
  [0.0004, '0.0004', '0.0004', '0,0004'],
  [3.123456, '3.123456', '3.123456', '3,123456'],
  [1234567.891, '1234567.891', '1,234,567.891', '1.234.567,891'],
  [1e-7, '0.0000001', '0.0000001', '0,0000001'],
  [1.5e-9, '0.0000000015', '0.0000000015', '0,0000000015'],
  [1e21, '1000000000000000000000', '1,000,000,000,000,000,000,000', '1.000.000.000.000.000.000.000'],
  [-0.5, '-0.5', '-0.5', '-0,5'],
  [-0, '0', '0', '0'],
  [
    '12345678901234567890.12345678901234567890',
    '12345678901234567890.12345678901234567890',
    '12,345,678,901,234,567,890.12345678901234567890',
    '12.345.678.901.234.567.890,12345678901234567890',
  ],
  ['1.50', '1.50', '1.50', '1,50'],
  ['1e5', '100000', '100,000', '100.000'],
  ['.5', '0.5', '0.5', '0,5'],
  // What only looks like a number is text.
  ['007', '007', '007', '007'],
  ['0x10', '0x10', '0x10', '0x10'],
  [' 12', ' 12', ' 12', ' 12'],
  ['+49 170', '+49 170', '+49 170', '+49 170'],
  ['', '', '', ''],
  ['.', '.', '.', '.'],
  ['Infinity', 'Infinity', 'Infinity', 'Infinity'],
])('%j', (value, plain, english, german) => {
  expect([decimalText(value), createDecimalWriter('en-GB')(value), createDecimalWriter('de-DE')(value)]).toEqual([plain, english, german])
})

test('every number is read back as it was', () => {
  const german = createDecimalWriter('de-DE')
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      const read = [decimalText(value), german(value).replaceAll('.', '').replace(',', '.')]
      expect(read.map(Number)).toEqual([value + 0, value + 0])
      expect(read.join()).not.toMatch(/e/i)
    }),
  )
})
