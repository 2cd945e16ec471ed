import { expect, test } from 'vitest'
import { lastDays } from './days.ts'

test('today is the last of thirty days, and a day without visits counts none', () => {
  const { periods, visits } = lastDays([{ day: '2026-11-25', visits: 12 }], new Date('2026-11-26T23:30:00Z'))
  expect([periods.length, periods[0], periods.at(-1)]).toEqual([30, '2026-10-28', '2026-11-26'])
  expect(visits).toEqual([...Array.from({ length: 28 }, () => 0), 12, 0])
})
