import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findLibraryEntry } from '../task-library/queries.ts'
import { findTaskAsset } from './queries.ts'

const AUTOMATIC = 'The system keeps the records of this task by itself, so nobody runs it. Run a task that is not automatic.'

/** Fails where no run may begin: the task is no longer at the asset, the unit is not one of it, its time is over, or the system keeps its records. */
export const assertOpen = async (
  db: ScopedDatabase,
  organizationId: number,
  { taskThingId, itemId, now }: { taskThingId: string; itemId: string | undefined; now: Date },
): Promise<void> => {
  const link = await findTaskAsset(db, organizationId, taskThingId, itemId)
  if (!link || link.isRemoved) throw new ProblemError('not_found')
  if (link.expiration && link.expiration <= now) throw new ProblemError('task_expired')
  if (link.taskLibraryId !== null && findLibraryEntry(link.taskLibraryId)?.automatic)
    throw new ProblemError('status_conflict', { detail: AUTOMATIC })
}
