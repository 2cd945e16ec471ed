import { expect, test } from 'vitest'
import { endOfDay, localDay } from './local-day.ts'

test('the end of a day is on that day', () => {
  expect(localDay(new Date(endOfDay('2026-11-30') ?? ''))).toBe('2026-11-30')
  expect(endOfDay('')).toBeUndefined()
  expect(endOfDay('31/12/YYYY')).toBe('31/12/YYYY')
})
