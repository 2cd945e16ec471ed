import { expect, test } from 'vitest'
import { rangeDays } from './range-days.ts'

/** Today, the first day of the week, range, from, to. The 20th of November 2026 is a Friday. */
const table = [
  ['2026-11-20', 1, 'today', '2026-11-20', '2026-11-20'],
  ['2026-11-20', 1, 'last_7_days', '2026-11-14', '2026-11-20'],
  ['2026-11-20', 1, 'last_week', '2026-11-09', '2026-11-15'],
  ['2026-11-20', 7, 'last_week', '2026-11-08', '2026-11-14'],
  ['2026-11-20', 6, 'last_week', '2026-11-07', '2026-11-13'],
  ['2026-11-20', 1, 'last_30_days', '2026-10-22', '2026-11-20'],
  ['2026-11-20', 1, 'last_month', '2026-10-01', '2026-10-31'],
  ['2026-11-20', 1, 'last_12_months', '2025-11-21', '2026-11-20'],
  // The edges of weeks: a Monday and a Sunday.
  ['2026-11-16', 1, 'last_week', '2026-11-09', '2026-11-15'],
  ['2026-11-22', 1, 'last_week', '2026-11-09', '2026-11-15'],
  ['2026-11-22', 7, 'last_week', '2026-11-15', '2026-11-21'],
  // The edges of months and years, and a leap day.
  ['2026-01-01', 1, 'last_7_days', '2025-12-26', '2026-01-01'],
  ['2026-01-31', 1, 'last_month', '2025-12-01', '2025-12-31'],
  ['2028-03-31', 1, 'last_month', '2028-02-01', '2028-02-29'],
  ['2028-02-29', 1, 'last_12_months', '2027-03-01', '2028-02-29'],
  ['2027-02-28', 1, 'last_12_months', '2026-03-01', '2027-02-28'],
] as const

test.each(table)('seen from %s, with weeks from day %i: %s', (today, weekStart, range, from, to) => {
  expect(rangeDays(range, today, weekStart)).toEqual({ from, to })
})

test('a custom range has no days of its own', () => {
  expect(rangeDays('custom', '2026-11-20', 1)).toBeUndefined()
})
