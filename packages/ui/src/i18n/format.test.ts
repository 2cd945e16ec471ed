import type { Language } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from './format.ts'

const MEGABYTE = 1024 ** 2

test.each<[Language, number, string]>([
  ['en', 0, '0 byte'],
  ['en', 840, '840 byte'],
  ['en', 24_600, '25 kB'],
  ['en', 1.3 * MEGABYTE, '1.3 MB'],
  ['de', 1.3 * MEGABYTE, '1,3 MB'],
  ['en', 10 * MEGABYTE, '10 MB'],
  ['en', 10 * MEGABYTE + 1, '10.1 MB'],
  ['en', 7200 * 1024 ** 3, '7,200 GB'],
])('%s, %d bytes', (language, bytes, text) => {
  expect(createFormat(language, () => new Date(0)).fileSize(bytes)).toBe(text)
})
