import { expect, test } from 'vitest'
import { toInstant, toLocal } from './local-time.ts'

test('a day and a time are one instant, and the same again', () => {
  const entered = { day: '2026-03-01', time: '08:05' }
  const instant = toInstant(entered)
  expect(instant).toBe(new Date(2026, 2, 1, 8, 5, 59).toISOString())
  expect(toLocal(instant)).toEqual(entered)
})

test('a day alone ends with its last minute', () => {
  expect(toInstant({ day: '2026-03-01', time: '' })).toBe(new Date(2026, 2, 1, 23, 59, 59).toISOString())
})

test('without a day there is no instant', () => {
  expect(toInstant({ day: '', time: '08:05' })).toBeUndefined()
  expect(toLocal(undefined)).toEqual({ day: '', time: '' })
})

test('what is half written is handed over as it stands', () => {
  expect(toInstant({ day: '31/12/YYYY', time: '' })).toBe('31/12/YYYYT23:59:59')
  expect(toInstant({ day: '2026-03-01', time: '08:mm' })).toBe('2026-03-01T08:mm:59')
})
