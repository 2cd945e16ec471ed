import { expect, test } from 'vitest'
import { listShownDays } from './shown-days.ts'

test('a month is shown in whole weeks, a week from its first day to its last', () => {
  expect(listShownDays('2026-11-20', 'month', 'de')).toEqual(['2026-10-26', '2026-12-06'])
  expect(listShownDays('2026-11-20', 'week', 'de')).toEqual(['2026-11-16', '2026-11-22'])
})

test('a week begins on Sunday where it does', () => {
  expect(listShownDays('2026-11-22', 'week', 'en-US')).toEqual(['2026-11-22', '2026-11-28'])
})
