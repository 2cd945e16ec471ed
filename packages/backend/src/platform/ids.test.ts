import { expect, test } from 'vitest'
import { fixedClock } from './clock.ts'
import { createIdSource } from './ids.ts'

test('ids are UUIDs of version 7 in the order of their making, on a standing clock too', () => {
  const next = createIdSource(fixedClock(new Date('2026-05-20T15:00:00Z')))
  const ids = Array.from({ length: 10_000 }, next)
  expect(ids).toEqual([...ids].sort())
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toEqual([])
  expect(ids[0]?.slice(0, 13)).toBe('019e45e6-9580')
})
