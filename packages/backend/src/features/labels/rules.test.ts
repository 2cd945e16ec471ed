import { expect, test } from 'vitest'
import { findLabelRuns } from './rules.ts'

test('runs are numbers of one variant that follow each other', () => {
  const unit = (batchId: string | undefined, sequenceNumber: number) => ({ ...(batchId && { batchId }), sequenceNumber })
  expect(findLabelRuns([unit('a', 1), unit('a', 2), unit('a', 4), unit('b', 5), unit(undefined, 6), unit(undefined, 7)])).toEqual([
    { batchId: 'a', first: 1, last: 2 },
    { batchId: 'a', first: 4, last: 4 },
    { batchId: 'b', first: 5, last: 5 },
  ])
})
