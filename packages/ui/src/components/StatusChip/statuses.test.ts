import { expect, test } from 'vitest'
import { knownStatus, statuses } from './statuses.ts'

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

test('units have the 22 statuses of the specification', () => {
  expect(Object.keys(statuses.unit)).toHaveLength(22)
})
