import { expect, test } from 'vitest'
import type { ReviewState } from '../schemas/index.ts'
import { getAnswerCorrection } from './answer-correction.ts'

const RECORDED = '2026-05-20T08:00:00.000Z'
const LAST_MOMENT = '2026-05-21T07:59:59.999Z'
const OVER = '2026-05-21T08:00:00.000Z'
const author = { isOwn: true, mayUpdate: false }
const admin = { isOwn: false, mayUpdate: true }

const ask = (who: { isOwn: boolean; mayUpdate: boolean }, now: string, review?: ReviewState, hours?: number) =>
  getAnswerCorrection({ recordDate: RECORDED, ...(review && { review }) }, { ...who, hours, now: new Date(now) })

test('whoever recorded it has 24 hours, or what the organization says', () => {
  expect([ask(author, LAST_MOMENT), ask(author, OVER)]).toEqual(['open', 'over'])
  expect([ask(author, OVER, undefined, 25), ask(author, RECORDED, undefined, 0)]).toEqual(['open', 'over'])
})

test('what was sent back is corrected by whoever recorded it, however long ago', () => {
  expect([ask(author, '2027-01-01T00:00:00Z', 'needs_changes'), ask(author, OVER, 'received')]).toEqual(['open', 'over'])
})

test('an admin corrects what others recorded, and after the time what is their own, with a reason', () => {
  expect([ask(admin, RECORDED), ask(admin, OVER), ask({ isOwn: true, mayUpdate: true }, OVER)]).toEqual(Array(3).fill('with_reason'))
})

test('nobody else corrects it, and nobody corrects what is approved', () => {
  expect(ask({ isOwn: false, mayUpdate: false }, RECORDED)).toBe('over')
  expect([ask(author, RECORDED, 'approved'), ask(admin, RECORDED, 'approved')]).toEqual(['approved', 'approved'])
})
