import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SerialPrefix } from '../schemas/index.ts'
import { formatSerial, readSerial } from './serial.ts'

const prefixes = fc.stringMatching(/^[A-Z][A-Z0-9]{1,11}$/)
const numbers = fc.integer({ min: 0, max: 1_000_000_000 })

test('a serial is what it is read as', () => {
  fc.assert(
    fc.property(prefixes, numbers, (prefix, sequenceNumber) => {
      expect(SerialPrefix.safeParse(prefix).success).toBe(true)
      expect(readSerial(formatSerial(prefix, sequenceNumber))).toEqual({ valid: true, prefix, sequenceNumber })
    }),
  )
})

test('a serial is read as people type it', () => {
  const seventeen = { valid: true, prefix: 'FINCA', sequenceNumber: 17 }
  const serial = formatSerial('FINCA', 17)
  expect(serial).toMatch(/^FINCA-000017-[0-9A-Z]$/)
  expect([serial.toLowerCase(), ` ${serial} `, 'finca-17', 'FINCA - 000017'].map(readSerial)).toEqual(Array(4).fill(seventeen))
})

test('one wrong digit is found', () => {
  const wrong = formatSerial('FINCA', 17).replace('000017', '000071')
  expect(readSerial(wrong)).toEqual({ valid: false, reason: 'wrong_check_character', expected: formatSerial('FINCA', 71) })
})

test.each(['', 'FINCA', 'FINCA-', '17', 'FINCA17', '1A-17', 'FINCA-17-KK', 'https://example.com/p/a-1'])('%j is no serial', (text) => {
  expect(readSerial(text)).toEqual({ valid: false, reason: 'not_a_serial' })
})
