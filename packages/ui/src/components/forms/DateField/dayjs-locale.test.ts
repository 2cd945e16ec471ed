import dayjs from 'dayjs'
import { expect, test } from 'vitest'
import { dayjsLocale, monthHeading } from './dayjs-locale.ts'

test.each([
  ['en', 'May 2026'],
  ['de', 'Mai 2026'],
  ['ja', '2026年5月'],
  ['ko', '2026년 5월'],
] as const)('the calendar in %s is headed %s', (language, heading) => {
  expect(dayjs('2026-05-12').locale(dayjsLocale(language)).format(monthHeading(language))).toBe(heading)
})
