import { expect, test } from 'vitest'
import { fitWithin } from './thumbnail.ts'

test('the longest side fits, the shape stays, and small pictures are not blown up', () => {
  expect([fitWithin(4000, 3000, 64), fitWithin(300, 600, 128), fitWithin(40, 20, 64), fitWithin(10_000, 1, 64)]).toEqual([
    { width: 64, height: 48 },
    { width: 64, height: 128 },
    { width: 40, height: 20 },
    { width: 64, height: 1 },
  ])
})
