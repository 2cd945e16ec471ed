import { expect, test } from 'vitest'
import { reviewStates } from '../schemas/index.ts'
import { isReasonRequired, listReviewMoves } from './review.ts'

test('a review is decided from where it is open, and opened again from where it is decided', () => {
  expect(Object.fromEntries(reviewStates.map((state) => [state, listReviewMoves(state)]))).toEqual({
    received: ['approved', 'needs_changes', 'rejected'],
    needs_changes: ['received', 'approved', 'rejected'],
    approved: ['received'],
    rejected: ['received'],
  })
})

test('the two negative decisions need a reason', () => {
  expect(reviewStates.filter(isReasonRequired)).toEqual(['needs_changes', 'rejected'])
})
