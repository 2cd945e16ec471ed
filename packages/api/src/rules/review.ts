import type { ReviewState } from '../schemas/index.ts'

const moves: Readonly<Record<ReviewState, readonly ReviewState[]>> = {
  received: ['approved', 'needs_changes', 'rejected'],
  needs_changes: ['received', 'approved', 'rejected'],
  approved: ['received'],
  rejected: ['received'],
}

/** Where a review can go from `state`; `received`: it is open again. Whoever recorded it only hands it in again where it was sent back. */
export const listReviewMoves = (state: ReviewState, isOwn: boolean): readonly ReviewState[] => {
  if (!isOwn) return moves[state]
  return state === 'needs_changes' ? ['received'] : []
}

/** Whoever recorded it is told why. */
export const isReasonRequired = (state: ReviewState): state is 'needs_changes' | 'rejected' =>
  state === 'needs_changes' || state === 'rejected'
