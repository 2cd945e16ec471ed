import { expect, test } from 'vitest'
import { TimeZone } from './time-zone.ts'

test.each([
  ['America/Bogota', true],
  ['UTC', true],
  ['Etc/GMT+5', true],
  ['+05:30', false],
  ['-05:00', false],
  ['Mars/Olympus', false],
  ['', false],
])('of time zones, "%s" is taken: %s', (name, isTaken) => {
  expect(TimeZone.safeParse(name).success).toBe(isTaken)
})
