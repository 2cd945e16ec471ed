import { expect, test } from 'vitest'
import { localDay, toEndOfDay } from './local-day.ts'

test('the end of a day is on that day', () => {
  expect(localDay(new Date(toEndOfDay('2026-11-30') ?? ''))).toBe('2026-11-30')
  expect(toEndOfDay('')).toBeUndefined()
  expect(toEndOfDay('31/12/YYYY')).toBe('31/12/YYYY')
})
