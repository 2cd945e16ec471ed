import { expect, test } from 'vitest'
import { knownStatus, ownLook, statuses } from './statuses.ts'

test.each([
  ['unit', 'do not use', 'names:status.unit.do_not_use'],
  ['unit', ' Completed  Positive ', 'names:status.unit.completed_positive'],
  ['unit', 'ready-packed', 'names:status.unit.ready_packed'],
  ['thing', 0, 'names:status.thing.live'],
  ['thing', 1, 'names:status.thing.archived'],
  ['thing', 2, undefined],
  ['unit', 0, undefined],
  ['unit', 'frozen', undefined],
  ['unit', 'constructor', undefined],
  ['variant', '', undefined],
] as const)('%s %j is %s', (kind, status, key) => {
  expect(knownStatus(kind, status)?.key).toBe(key)
})

test("Unknown ID alone among units has its icon, and an organization's own statuses have marks of their own", () => {
  const { unknown_id, ...others } = statuses.unit
  const own = Array.from({ length: 8 }, (_, value) => ownLook(value))
  const known = Object.values(others)
  expect([...known, ...own].filter(({ icon }) => icon === unknown_id.icon)).toEqual([])
  expect(own.filter(({ icon }) => known.some((look) => look.icon === icon))).toEqual([])
  expect(new Set(own.map(({ icon }) => icon)).size).toBe(8)
  expect([ownLook(9), ownLook(17)]).toEqual([ownLook(1), ownLook(1)])
  expect(ownLook()).toEqual({ tone: 'own', icon: 'tag' })
})

test('units have the 22 statuses of the specification', () => {
  expect(Object.keys(statuses.unit)).toHaveLength(22)
})
