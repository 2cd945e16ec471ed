import type { Job, JobStatus } from '../schemas/index.ts'

type UrgentJob = Pick<Job, 'dueDate' | 'highPriority'>

/** Behind every instant. */
const LAST = Number.MAX_SAFE_INTEGER
const dueAt = ({ dueDate }: UrgentJob) => (dueDate === undefined ? LAST : Date.parse(dueDate))

/** Where a job may go from each status. What was done stays done; a job expires by itself, and opens again with a later date. */
export const jobTransitions: Readonly<Record<JobStatus, readonly JobStatus[]>> = {
  open: ['in_progress', 'completed', 'cancelled'],
  in_progress: ['open', 'completed', 'cancelled'],
  completed: [],
  cancelled: ['open'],
  expired: ['open', 'cancelled'],
}

/** To stay as it is is always allowed. */
export const jobMayBecome = (from: JobStatus, to: JobStatus): boolean => from === to || jobTransitions[from].includes(to)

/** Such a job keeps its unit from another. */
export const isToBeDone = (status: JobStatus): boolean => status === 'open' || status === 'in_progress'

/** The status of a job at an instant: what was to be done by then has expired. */
export const jobStatusAt = (status: JobStatus, expiryDate: string | undefined, now: Date): JobStatus =>
  isToBeDone(status) && expiryDate !== undefined && Date.parse(expiryDate) <= now.getTime() ? 'expired' : status

/** It was due before this instant, and is still to be done. */
export const isOverdue = ({ status, dueDate }: Pick<Job, 'status' | 'dueDate'>, now: number): boolean =>
  isToBeDone(status) && dueDate !== undefined && Date.parse(dueDate) < now

/** The earliest first, so that what is overdue begins. Of equal ones, what hurries; what has no date comes last. */
export const compareUrgency = (first: UrgentJob, second: UrgentJob): number =>
  dueAt(first) - dueAt(second) || Number(second.highPriority) - Number(first.highPriority)
