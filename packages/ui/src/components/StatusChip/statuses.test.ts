import { expect, test } from 'vitest'
import { knownStatus, ownLook, statuses } from './statuses.ts'

test.each([
  ['unit', 'do not use', 'statuses:unit.do_not_use'],
  ['unit', ' Completed  Positive ', 'statuses:unit.completed_positive'],
  ['unit', 'ready-packed', 'statuses:unit.ready_packed'],
  ['thing', 0, 'statuses:thing.live'],
  ['thing', 1, 'statuses:thing.archived'],
  ['thing', 2, undefined],
  ['unit', 0, undefined],
  ['unit', 'frozen', undefined],
  ['unit', 'constructor', undefined],
  ['variant', '', undefined],
] as const)('%s %j is %s', (kind, status, key) => {
  expect(knownStatus(kind, status)?.key).toBe(key)
})

test("Unknown ID alone among units has its icon, and an organization's own status has a mark of its own", () => {
  const { unknown_id, ...others } = statuses.unit
  const looks = [...Object.values(others), ownLook]
  expect(looks.filter(({ icon }) => icon === unknown_id.icon)).toEqual([])
  expect(Object.values(statuses.unit).filter(({ icon }) => icon === ownLook.icon)).toEqual([])
  expect(ownLook.tone).not.toBe(unknown_id.tone)
})

test('units have the 22 statuses of the specification', () => {
  expect(Object.keys(statuses.unit)).toHaveLength(22)
})
