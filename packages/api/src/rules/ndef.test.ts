import { expect, test } from 'vitest'
import { bytesOnTag, ndefUriRecord, nfcTags, toHex } from './ndef.ts'

test('the beginning of an address is a code', () => {
  expect(toHex(ndefUriRecord('https://a.co'))).toBe('D1 01 05 55 04 61 2E 63 6F')
  expect(toHex(ndefUriRecord('https://www.a.co'))).toBe('D1 01 05 55 02 61 2E 63 6F')
  expect(toHex(ndefUriRecord('http://a.co'))).toBe('D1 01 05 55 03 61 2E 63 6F')
  expect(toHex(ndefUriRecord('geo:1,2'))).toBe('D1 01 08 55 00 67 65 6F 3A 31 2C 32')
})

test('letters beyond ASCII are UTF-8', () => {
  expect(toHex(ndefUriRecord('https://ñ'))).toBe('D1 01 03 55 04 C3 B1')
})

test('a record that is longer than 255 bytes says so in four', () => {
  const at = (length: number) => ndefUriRecord(`https://${'a'.repeat(length)}`)
  expect([at(254), at(255)].map((record) => [toHex(record.subarray(0, 8)), record.length, bytesOnTag(record)])).toEqual([
    ['D1 01 FF 55 04 61 61 61', 259, 264],
    ['C1 01 00 00 01 00 55 04', 263, 268],
  ])
})

test('which tags hold a record', () => {
  const bytes = bytesOnTag(ndefUriRecord(`https://${'a'.repeat(136)}`))
  expect([bytes, Object.entries(nfcTags).filter(([, size]) => size >= bytes)]).toEqual([
    144,
    [
      ['NTAG213', 144],
      ['NTAG215', 504],
      ['NTAG216', 888],
    ],
  ])
})
