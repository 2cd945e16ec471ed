import { expect, test } from 'vitest'
import { daysLeft } from './expiry.ts'

const now = new Date('2026-11-26T11:00:00Z')

test('a certificate holds on its last day', () => {
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2027-01-25'].map((day) => daysLeft(day, now))).toEqual([-1, 0, 1, 60])
})
