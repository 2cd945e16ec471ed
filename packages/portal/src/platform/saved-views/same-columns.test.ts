import { expect, test } from 'vitest'
import { isSameColumns } from './same-columns.ts'

test('looks are alike in whatever order they name their columns, and not where a column stands elsewhere', () => {
  const one = { order: ['a', 'b'], shown: { a: true, b: false }, widths: { a: 100, b: 200 }, density: 'roomy' } as const
  const alike = { density: 'roomy', widths: { b: 200, a: 100 }, shown: { b: false, a: true }, order: ['a', 'b'] } as const
  expect([isSameColumns(one, alike), isSameColumns(one, { ...alike, order: ['b', 'a'] }), isSameColumns({}, { widths: {} })]).toEqual([
    true,
    false,
    true,
  ])
})
