import { expect, test } from 'vitest'
import { movableClock } from '../../../testing/movable-clock.ts'
import { createRepeatVisits } from './repeat-visits.ts'

const MINUTE_S = 60
const visitor = (address: string, userAgent = 'Firefox') => ({ address, userAgent })
const begun = (visits: ReturnType<typeof createRepeatVisits>, times: number, of: (index: number) => ReturnType<typeof visitor>) =>
  Array.from({ length: times }, (_, index) => visits.begins('page', of(index))).filter(Boolean).length

test('a client that opens a page again and again visits it once in half an hour', () => {
  const clock = movableClock()
  const visits = createRepeatVisits(clock)
  expect(begun(visits, 1000, () => visitor('203.0.113.7'))).toBe(1)
  expect(visits.begins('another page', visitor('203.0.113.7'))).toBe(true)
  expect(visits.begins('page', visitor('203.0.113.8'))).toBe(true)
  clock.forward(30 * MINUTE_S - 1)
  expect(visits.begins('page', visitor('203.0.113.7'))).toBe(false)
  clock.forward(1)
  expect(begun(visits, 1000, () => visitor('203.0.113.7'))).toBe(1)
})

test('people behind one address are told apart by their browsers, as far as there may be so many', () => {
  const visits = createRepeatVisits(movableClock())
  expect(begun(visits, 20, (index) => visitor('203.0.113.7', `Firefox ${index}`))).toBe(20)
  expect(begun(visits, 5000, (index) => visitor('203.0.113.7', `Chrome ${index}`))).toBe(0)
})

test('what is remembered is bounded, and gone the next day', () => {
  const clock = movableClock()
  const visits = createRepeatVisits(clock)
  expect(begun(visits, 60_000, (index) => visitor(`address ${index}`))).toBe(60_000)
  expect(visits.begins('page', visitor('address 0'))).toBe(true)
  expect(visits.begins('page', visitor('address 59999'))).toBe(false)
  clock.forward(24 * 60 * MINUTE_S)
  expect(visits.begins('page', visitor('address 59999'))).toBe(true)
})
