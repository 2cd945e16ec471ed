import type { JobStatus } from '../schemas/index.ts'

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
