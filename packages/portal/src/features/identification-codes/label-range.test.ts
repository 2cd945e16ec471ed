import { expect, test } from 'vitest'
import { readLabelRange, toLabelParams } from './label-range.ts'

const range = { batchId: '01939f00-0000-7000-8000-000000000701', first: 1, last: 200 }

test('the form begins with the units that its address names, and the page below keeps the rest', () => {
  expect(readLabelRange(`?${toLabelParams(range)}&page=2`)).toEqual({ range, rest: '?page=2' })
  expect(readLabelRange(`?${toLabelParams(range)}`)).toEqual({ range, rest: '' })
})

test.each(['', '?page=2', '?variant=x&numbers=1-2', `?variant=${range.batchId}&numbers=all`, '?numbers=1-2'])(
  'an address with %j names none',
  (search) => {
    expect(readLabelRange(search)).toEqual({ range: undefined, rest: search })
  },
)
