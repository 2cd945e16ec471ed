import { expect, test } from 'vitest'
import { coverBounds } from './spans.ts'

const cover = (...bounds: string[]) =>
  coverBounds(bounds.map((bound) => new Date(`${bound}Z`))).map(
    ({ grain, from, to }) => `${grain} ${from.toISOString().slice(0, 16)} ${to.toISOString().slice(0, 16)}`,
  )

test('the longest spans are taken that fit', () => {
  expect(cover('2026-01-30T21:45', '2026-04-02T01:15')).toEqual([
    'quarter 2026-01-30T21:45 2026-01-30T22:00',
    'hour 2026-01-30T22:00 2026-01-31T00:00',
    'day 2026-01-31T00:00 2026-02-01T00:00',
    'month 2026-02-01T00:00 2026-04-01T00:00',
    'day 2026-04-01T00:00 2026-04-02T00:00',
    'hour 2026-04-02T00:00 2026-04-02T01:00',
    'quarter 2026-04-02T01:00 2026-04-02T01:15',
  ])
})

test('no span lies in two parts, and those of one length are one range', () => {
  expect(cover('2026-05-01T05:00', '2026-05-02T05:00', '2026-05-03T05:00')).toEqual(['hour 2026-05-01T05:00 2026-05-03T05:00'])
  expect(cover('2026-05-01T00:00', '2026-05-02T00:00', '2026-05-02T00:00', '2026-05-03T00:00')).toEqual([
    'day 2026-05-01T00:00 2026-05-03T00:00',
  ])
})

test('what no quarter begins is refused', () => {
  expect(() => cover('2026-05-01T00:05', '2026-05-01T01:00')).toThrow(RangeError)
})
