import { expect, test } from 'vitest'
import { Timestamp } from './common.ts'

test.each(['1900-01-01T00:00:00Z', '2026-05-20T17:00:00+02:00', '9999-12-31T23:59:59.999Z'])('%s is an instant', (text) => {
  expect(Timestamp.parse(text)).toBe(text)
})

test.each([
  '0000-01-01T00:00:00Z',
  '1899-12-31T23:59:59Z',
  // Of the year before, or the year after, in UTC.
  '1900-01-01T00:00:00+01:00',
  '9999-12-31T23:59:59-01:00',
  '2026-05-20T17:00:00',
  'noon',
])('%s is none', (text) => {
  expect(Timestamp.safeParse(text).success).toBe(false)
})
