import { expect, test } from 'vitest'
import { moveRow } from './move-row.ts'

test('a row moves and the others keep their order', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect([moveRow(rows, 0, 2), moveRow(rows, 3, 0), moveRow(rows, 1, 2)]).toEqual([
    ['b', 'c', 'a', 'd'],
    ['d', 'a', 'b', 'c'],
    ['a', 'c', 'b', 'd'],
  ])
  expect([moveRow(rows, 0, -1), moveRow(rows, 3, 4), moveRow(rows, 1, 1)]).toEqual([rows, rows, rows])
})
