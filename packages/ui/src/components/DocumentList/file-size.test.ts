import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  ['en-GB', 840, '840 byte'],
  ['en-GB', 24_600, '25 kB'],
  ['en-GB', 1_340_000, '1.3 MB'],
  ['de-DE', 1_340_000, '1,3 MB'],
  ['en-GB', 7_200_000_000_000, '7,200 GB'],
])('%s, %d bytes', (locale, bytes, text) => {
  expect(formatFileSize(locale, bytes)).toBe(text)
})
