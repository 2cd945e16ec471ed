import { expect, test } from 'vitest'
import { countFitting } from './use-room.ts'

test.each([
  ['all, with nothing beside them', 316, 3],
  ['two and the way to the third', 315, 2],
  ['one and the way to the others', 243, 1],
  ['the way to all', 135, 0],
  ['not even that', 10, 0],
])('%s', (_case, room, count) => {
  expect(countFitting(room, [100, 100, 100], 8, 28)).toBe(count)
})

test('of nothing all finds room', () => {
  expect(countFitting(0, [], 8, 28)).toBe(0)
})
