import { expect, test } from 'vitest'
import { groupByDay } from './group-by-day.ts'

test('neighbours of one day stand together, in their order', () => {
  expect(groupByDay(['b2', 'b1', 'a9', 'b3'], (item) => item.slice(0, 1))).toEqual([
    { day: 'b', items: ['b2', 'b1'] },
    { day: 'a', items: ['a9'] },
    { day: 'b', items: ['b3'] },
  ])
})
