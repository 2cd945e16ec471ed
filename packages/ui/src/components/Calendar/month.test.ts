import { expect, test } from 'vitest'
import { addDays, addMonths, listDays, listWeeks, toStartOfWeek } from './month.ts'

test('a month is cut into whole weeks from Monday', () => {
  const weeks = listWeeks('2026-11', 1)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, '2026-10-26', '2026-12-06'])
})

test('a month that fills its weeks has no other days', () => {
  const weeks = listWeeks('2026-02', 7)
  expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([4, '2026-02-01', '2026-02-28'])
})

test('days and months move over their ends', () => {
  expect([addDays('2026-12-31', 1), addDays('2026-03-01', -1), addMonths('2026-01-31', 1), addMonths('2026-01-15', -1)]).toEqual([
    '2027-01-01',
    '2026-02-28',
    '2026-02-28',
    '2025-12-15',
  ])
})

test('a week starts where the language says', () => {
  expect([toStartOfWeek('2026-11-22', 1), toStartOfWeek('2026-11-22', 7)]).toEqual(['2026-11-16', '2026-11-22'])
})

test('a week has seven days, also over the end of a year', () => {
  expect(listDays('2026-12-28')).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03'])
})
