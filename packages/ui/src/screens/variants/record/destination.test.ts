import { expect, test } from 'vitest'
import { slugIn } from './destination.ts'

test.each([
  ['open-granary', 'open-granary'],
  [' Open-Granary ', 'open-granary'],
  ['https://tracemark.example/org/open-granary/interactions?page=2', 'open-granary'],
  ['tracemark.example/p/open-granary/maize', 'open-granary'],
  ['', undefined],
  ['Open Granary', undefined],
  ['-granary', undefined],
  ['https://tracemark.example/', undefined],
])('%j names %s', (text, slug) => {
  expect(slugIn(text)).toBe(slug)
})
