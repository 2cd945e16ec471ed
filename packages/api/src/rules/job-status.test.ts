import { expect, test } from 'vitest'
import { type JobStatus, jobStatuses } from '../schemas/index.ts'
import { compareUrgency, isOverdue, isToBeDone, jobMayBecome, jobStatusAt } from './job-status.ts'

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

test.each<[JobStatus, string | undefined, boolean]>([
  ['open', '2026-05-20T14:59:59Z', true],
  ['in_progress', '2026-05-20T14:00:00Z', true],
  ['open', '2026-05-20T15:00:00Z', false],
  ['open', undefined, false],
  ['completed', '2026-05-20T14:00:00Z', false],
  ['expired', '2026-05-20T14:00:00Z', false],
])('%s and due at %s is overdue: %s', (status, dueDate, expected) => {
  expect(isOverdue({ status, ...(dueDate !== undefined && { dueDate }) }, now.getTime())).toBe(expected)
})

test('what is due first comes first, of equal ones what hurries, and last what has no date', () => {
  const jobs = [
    { name: 'whenever', highPriority: true },
    { name: 'later', highPriority: true, dueDate: '2026-05-21T09:00:00Z' },
    { name: 'soon', highPriority: false, dueDate: '2026-05-20T09:00:00Z' },
    { name: 'soon, and it hurries', highPriority: true, dueDate: '2026-05-20T09:00:00Z' },
  ]
  expect(jobs.toSorted(compareUrgency).map(({ name }) => name)).toEqual(['soon, and it hurries', 'soon', 'later', 'whenever'])
})
