import type { OrganizationClient } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { findUnits } from './find-units.ts'

/** A variant with these numbers, of which a range is counted to 5,000. */
const createClient = (numbers: readonly number[]): OrganizationClient => {
  const list = async ({ query }: { query: { sequenceFrom?: number; sequenceTo?: number; sort: string } }) => {
    const { sequenceFrom, sequenceTo, sort } = query
    const found = numbers.filter((number) => number >= (sequenceFrom ?? 1) && number <= (sequenceTo ?? Number.POSITIVE_INFINITY))
    const isRange = sequenceFrom !== undefined || sequenceTo !== undefined
    const isAtLeast = isRange && found.length > 5000
    const sequenceNumber = sort === 'sequenceNumber_asc' ? found[0] : found.at(-1)
    return { items: [{ sequenceNumber }], totalItems: isAtLeast ? 5000 : found.length, ...(isAtLeast && { isAtLeast }) }
  }
  return { units: { list } } as unknown as OrganizationClient
}

const many = Array.from({ length: 90_001 }, (_, index) => 10_001 + index)
const withGap = many.filter((number) => number !== 50_000)

test.each([
  ['few', many, 10_001, 10_100, 100],
  ['all of many', many, 1, 200_000, 90_001],
  ['some of many', many, 20_000, 40_000, 20_001],
  ['all of many, one of which is missing', withGap, 1, 200_000, 90_000],
])('of %s units it is known how many there are', async (_, numbers, first, last, count) => {
  expect((await findUnits(createClient(numbers), { batchId: 'b', first, last })).count).toBe(count)
})

test('of some of many, one of which is missing somewhere, it is not', async () => {
  expect(await findUnits(createClient(withGap), { batchId: 'b', first: 20_000, last: 60_000 })).toEqual({
    count: undefined,
    first: 20_000,
    last: 60_000,
  })
})
