import { type Language, languages } from '@tracemark/api/schemas'
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

test.each(languages)('%s writes small counts as its formatter does', (language) => {
  const { number, locale } = createFormat(language, () => new Date(0))
  const counts = [0, 7, 42, 999, 1_000]
  expect(counts.map((count) => number(count))).toEqual(counts.map((count) => new Intl.NumberFormat(locale).format(count)))
})
