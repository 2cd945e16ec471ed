import { expect, test } from 'vitest'
import { arePartsAlike, dividePeriod, getPeriodUnit } from './divide-period.ts'

test.each([
  ['2026-03-01', '2026-03-01', 'hour'],
  ['2026-03-01', '2026-03-02', 'day'],
  ['2026-01-01', '2026-04-02', 'day'],
  ['2026-01-01', '2026-04-03', 'month'],
])('%s to %s is divided by each %s', (from, to, unit) => {
  expect(getPeriodUnit(from, to)).toBe(unit)
})

const divide = (from: string, to: string, timeZone: string) =>
  dividePeriod({ from, to, timeZone, unit: getPeriodUnit(from, to) }).map((bound) => bound.toISOString().slice(0, 16))

test.each([
  ['Europe/Berlin', '2026-03-29', 23],
  ['Europe/Berlin', '2026-10-25', 25],
  ['America/Santiago', '2026-09-06', 23],
  ['Australia/Lord_Howe', '2026-04-05', 25],
  ['Asia/Kathmandu', '2026-05-01', 24],
])('in %s the day %s has %i parts', (timeZone, day, parts) => {
  expect(divide(day, day, timeZone)).toHaveLength(parts + 1)
})

test.each([
  ['Europe/Berlin', '2026-03-28', ['2026-03-27T23:00', '2026-03-28T23:00', '2026-03-29T22:00']],
  ['America/Santiago', '2026-09-05', ['2026-09-05T04:00', '2026-09-06T04:00', '2026-09-07T03:00']],
  ['Asia/Kathmandu', '2026-05-01', ['2026-04-30T18:15', '2026-05-01T18:15', '2026-05-02T18:15']],
  // The day that Samoa left out.
  ['Pacific/Apia', '2011-12-29', ['2011-12-29T10:00', '2011-12-30T10:00', '2011-12-30T10:00']],
])('in %s the days from %s begin when its clocks say so', (timeZone, from, bounds) => {
  const to = new Date(Date.parse(from) + 86_400_000).toISOString().slice(0, 10)
  expect(divide(from, to, timeZone)).toEqual(bounds)
})

test('months are those of the calendar, the first and last cut off', () => {
  expect(divide('2025-11-15', '2026-02-16', 'UTC')).toEqual([
    '2025-11-15T00:00',
    '2025-12-01T00:00',
    '2026-01-01T00:00',
    '2026-02-01T00:00',
    '2026-02-17T00:00',
  ])
})

test.each([
  ['days of two months that are equally long', 'UTC', ['2026-07-01', '2026-07-31'], ['2026-08-01', '2026-08-31'], true],
  ['days of two months that are not', 'UTC', ['2026-01-01', '2026-01-31'], ['2026-02-01', '2026-02-28'], false],
  ['months of two years, one of them with a leap day', 'UTC', ['2027-01-01', '2027-12-31'], ['2028-01-01', '2028-12-31'], true],
  ['months, one more of them', 'UTC', ['2025-11-27', '2026-03-14'], ['2026-03-15', '2026-06-30'], false],
  ['as many months, cut off elsewhere', 'UTC', ['2025-08-03', '2025-12-14'], ['2025-12-15', '2026-04-27'], false],
  ['hours of two days', 'Europe/Berlin', ['2026-03-27', '2026-03-27'], ['2026-03-28', '2026-03-28'], true],
  ['hours of a day on which clocks are changed', 'Europe/Berlin', ['2026-03-28', '2026-03-28'], ['2026-03-29', '2026-03-29'], false],
  ['days through a change of clocks', 'Europe/Berlin', ['2026-03-15', '2026-03-21'], ['2026-03-23', '2026-03-29'], true],
] as const)(
  'of %s the parts are compared one by one: only where they are alike',
  (_, timeZone, [beforeFrom, beforeTo], [from, to], isAlike) => {
    const unit = getPeriodUnit(from, to)
    const bounds = dividePeriod({ from, to, unit, timeZone })
    expect(arePartsAlike(bounds, dividePeriod({ from: beforeFrom, to: beforeTo, unit, timeZone }))).toBe(isAlike)
  },
)
