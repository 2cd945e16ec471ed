import { expect, test } from 'vitest'
import { type JobStatus, jobStatuses } from '../schemas/index.ts'
import { isToBeDone, jobMayBecome, jobStatusAt } from './job-status.ts'

// Columns in the order of `jobStatuses`: open, in_progress, completed, cancelled, expired.
test.each<[JobStatus, string]>([
  ['open', 'yes yes yes yes no'],
  ['in_progress', 'yes yes yes yes no'],
  ['completed', 'no no yes no no'],
  ['cancelled', 'yes no no yes no'],
  ['expired', 'yes no no yes yes'],
])('from %s', (from, table) => {
  expect(jobStatuses.map((to) => (jobMayBecome(from, to) ? 'yes' : 'no')).join(' ')).toBe(table)
})

test('open jobs and those under way are to be done', () => {
  expect(jobStatuses.filter(isToBeDone)).toEqual(['open', 'in_progress'])
})

const now = new Date('2026-05-20T15:00:00Z')
test.each<[JobStatus, string | undefined, JobStatus]>([
  ['open', '2026-05-20T15:00:00Z', 'expired'],
  ['in_progress', '2026-05-20T14:00:00Z', 'expired'],
  ['open', '2026-05-20T15:00:01Z', 'open'],
  ['open', undefined, 'open'],
  ['completed', '2026-05-20T14:00:00Z', 'completed'],
])('%s with the expiry date %s is %s', (status, expiryDate, expected) => {
  expect(jobStatusAt(status, expiryDate, now)).toBe(expected)
})
