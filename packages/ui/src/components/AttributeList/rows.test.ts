import { expect, test } from 'vitest'
import { areComplete, emptyValue, moveRow } from './rows.ts'

test('key and value are both needed', () => {
  const whole = { key: 'Variety', value: 'Caturra', type: 'string' } as const
  expect([[], [whole], [whole, { ...whole, key: ' ' }], [{ ...whole, value: '' }]].map(areComplete)).toEqual([true, true, false, false])
})

test('a row moves and the others keep their order', () => {
  const rows = ['a', 'b', 'c', 'd']
  expect([moveRow(rows, 0, 2), moveRow(rows, 3, 0), moveRow(rows, 1, 2)]).toEqual([
    ['b', 'c', 'a', 'd'],
    ['d', 'a', 'b', 'c'],
    ['a', 'c', 'b', 'd'],
  ])
  expect([moveRow(rows, 0, -1), moveRow(rows, 3, 4), moveRow(rows, 1, 1)]).toEqual([rows, rows, rows])
})

test('a new type begins without the value of the old one', () => {
  expect([emptyValue('string'), emptyValue('number'), emptyValue('boolean'), emptyValue('date')]).toEqual(['', '', 'false', ''])
})
