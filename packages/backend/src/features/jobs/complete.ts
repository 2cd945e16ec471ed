import { planNextJob } from '@tracemark/api/rules'
import type { Job } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import type { IdSource } from '../../platform/ids.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findTaskAsset } from '../task-assets/queries.ts'
import { completeJobs, findJob, insertJobsWhereFree, type JobSubject, takeJobCodes } from './queries.ts'

/** Makes the next of a job that repeats, now that it is done. None where its task is no longer assigned, or another job has come meanwhile. */
export const createNextJob = async (
  db: ScopedDatabase,
  organizationId: number,
  { name, itemId, taskThingId, assignedTo, highPriority, repeat, dueDate, expiryDate, remindBefore, note, createdById }: Job,
  now: Date,
  ids: IdSource,
): Promise<void> => {
  if (repeat === undefined) return
  const link = await findTaskAsset(db, organizationId, taskThingId, itemId)
  if (!link || link.isRemoved) return
  const organization = await findOrganization(db, organizationId)
  const isMember = assignedTo !== undefined && (await findMembership(db, organizationId, assignedTo)) !== undefined
  const body = {
    ...{ name, itemId, taskThingId, highPriority, repeat, remindBefore, note },
    ...(isMember && { assignedTo }),
    ...planNextJob({ repeat, dueDate, expiryDate }, now, organization?.timeZone ?? 'UTC'),
  }
  const [code = ''] = await takeJobCodes(db, organizationId, 1)
  await insertJobsWhereFree(db, organizationId, [{ id: ids(), code, body, createdAt: now, createdById }])
}

/** The jobs that asked for this run are done, and those that repeat have their next one. */
export const completeJobsOfRun = async (
  db: ScopedDatabase,
  organizationId: number,
  run: JobSubject & { interactionId: string },
  now: Date,
  ids: IdSource,
): Promise<void> => {
  for (const id of await completeJobs(db, organizationId, run, now)) {
    const job = await findJob(db, organizationId, now, id)
    if (job) await createNextJob(db, organizationId, job, now, ids)
  }
}
