import { expect, test } from 'vitest'
import { reviewStates } from '../schemas/index.ts'
import { isReasonRequired, listReviewMoves } from './review.ts'

const listMoves = (isOwn: boolean) => Object.fromEntries(reviewStates.map((state) => [state, listReviewMoves(state, isOwn)]))

test('a review is decided from where it is open, and opened again from where it is decided', () => {
  expect(listMoves(false)).toEqual({
    received: ['approved', 'needs_changes', 'rejected'],
    needs_changes: ['received', 'approved', 'rejected'],
    approved: ['received'],
    rejected: ['received'],
  })
})

test('whoever recorded it hands it in again where it was sent back, and decides nothing', () => {
  expect(listMoves(true)).toEqual({ received: [], needs_changes: ['received'], approved: [], rejected: [] })
})

test('the two negative decisions need a reason', () => {
  expect(reviewStates.filter(isReasonRequired)).toEqual(['needs_changes', 'rejected'])
})
