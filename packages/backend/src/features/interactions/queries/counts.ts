import { automaticLibraryIds, getLibraryId } from '@tracemark/api/content'
import { splitWords } from '@tracemark/api/rules'
import type { Classification, InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

export type Counts = Record<Classification, number>

export const toCounts = (rows: readonly { classification: Classification; count: number }[]): Counts => {
  const counts = { notice: 0, alert: 0, warning: 0, unclassified: 0 }
  for (const { classification, count } of rows) counts[classification] += count
  return counts
}

/** What the kept counts know, and what makes no difference to a count. A search and reviews are looked at by themselves. */
const COUNTED: ReadonlySet<string> = new Set<keyof InteractionQuery | 'within'>([
  'classification',
  'thingId',
  'taskId',
  'history',
  'sort',
  'page',
  'perPage',
  'search',
  'review',
  // What a collection by rule leaves of the counts is looked at by itself, too.
  'within',
])

/** Whether the kept counts answer this question: they know assets, tasks and classifications alone. */
export const areKept = (query: InteractionQuery): boolean =>
  splitWords(query.search).length === 0 &&
  (query.review ?? []).length === 0 &&
  Object.entries(query).every(([name, value]) => COUNTED.has(name) || value === undefined || value === false)

/** The tasks whose records make up one of the histories. */
export const selectHistoryTasks = (db: ScopedDatabase, organizationId: number, history: NonNullable<InteractionQuery['history']>) =>
  db
    .selectFrom('tasks')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('task_library_id', '=', history === 'all' ? '' : getLibraryId(history))

/** The tasks that the system runs by itself. */
export const selectAutomaticTasks = (db: ScopedDatabase, organizationId: number) =>
  db.selectFrom('tasks').select('id').where('organization_id', '=', organizationId).where('task_library_id', 'in', automaticLibraryIds)

/** The kept counts that the filters leave, but for the one by classification. */
export const countsWhere = (
  db: ScopedDatabase,
  organizationId: number,
  { thingId, taskId, history = 'all' }: Pick<InteractionQuery, 'thingId' | 'taskId' | 'history'>,
) =>
  db
    .selectFrom('interaction_counts')
    .select(['asset_id', 'task_id', 'classification', 'count'])
    .where('organization_id', '=', organizationId)
    .$if(thingId !== undefined, (select) => select.where('asset_id', '=', thingId ?? ''))
    .$if(taskId !== undefined, (select) => select.where('task_id', '=', taskId ?? ''))
    .$if(history !== 'all', (select) => select.where('task_id', 'in', selectHistoryTasks(db, organizationId, history)))

/** How many records the other filters leave of each classification, without reading any of them. */
export const keptCounts = async (db: ScopedDatabase, organizationId: number, query: InteractionQuery): Promise<Counts> =>
  toCounts(
    await db
      .selectFrom(countsWhere(db, organizationId, query).as('kept'))
      .select(['classification', sql<number>`sum(count)::integer`.as('count')])
      .groupBy('classification')
      .execute(),
  )
