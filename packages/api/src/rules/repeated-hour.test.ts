import { expect, test } from 'vitest'
import { createRepeatedHour } from './repeated-hour.ts'

test.each<[string, string, string | undefined]>([
  ['Europe/Berlin', '2026-10-25T00:30:00Z', 'GMT+2'],
  ['Europe/Berlin', '2026-10-25T01:30:00Z', 'GMT+1'],
  ['Europe/Berlin', '2026-10-24T23:59:59Z', undefined],
  ['Europe/Berlin', '2026-10-25T02:00:00Z', undefined],
  // Clocks are put on: the hour that is left out comes never.
  ['Europe/Berlin', '2026-03-29T00:59:00Z', undefined],
  ['Europe/Berlin', '2026-03-29T01:00:00Z', undefined],
  ['America/New_York', '2026-11-01T05:00:00Z', 'GMT-4'],
  ['America/New_York', '2026-11-01T06:59:00Z', 'GMT-5'],
  ['America/New_York', '2026-11-01T07:00:00Z', undefined],
  ['America/St_Johns', '2026-11-01T03:45:00Z', 'GMT-2:30'],
  // Half an hour, from 01:30 to 02:00.
  ['Australia/Lord_Howe', '2026-04-04T14:29:00Z', undefined],
  ['Australia/Lord_Howe', '2026-04-04T14:30:00Z', 'GMT+11'],
  ['Australia/Lord_Howe', '2026-04-04T15:15:00Z', 'GMT+10:30'],
  ['Australia/Lord_Howe', '2026-04-04T15:30:00Z', undefined],
  // Before Ramadan clocks are put back from GMT+1.
  ['Africa/Casablanca', '2026-02-15T01:30:00Z', 'GMT+1'],
  ['Africa/Casablanca', '2026-02-15T02:30:00Z', 'GMT'],
  ['Africa/Casablanca', '2026-02-15T03:00:00Z', undefined],
  ['Asia/Tokyo', '2026-10-25T00:30:00Z', undefined],
  ['UTC', '2026-10-25T00:30:00Z', undefined],
])('in %s, %s is told apart by %s', (zone, at, offset) => {
  expect(createRepeatedHour(zone)(new Date(at))).toBe(offset)
})

test('each hour that is shown twice in a year is told apart, and no other', () => {
  for (const zone of [
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'America/Sao_Paulo',
    'Asia/Kolkata',
  ]) {
    const formatOffset = createRepeatedHour(zone)
    const clock = new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone })
    const quarters = Array.from({ length: 366 * 96 }, (_, index) => new Date(Date.UTC(2026, 0, 1) + index * 900_000))
    const byText = Map.groupBy(quarters, (at) => clock.format(at))
    const twice = [...byText.values()].filter((times) => times.length > 1).flat()
    expect(quarters.filter((at) => formatOffset(at) !== undefined)).toEqual(twice.sort((one, other) => one.getTime() - other.getTime()))
  }
})
