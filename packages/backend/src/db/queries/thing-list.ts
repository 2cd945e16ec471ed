import { wordsOf } from '@tracemark/api/rules'
import type { Asset, AssetQuery, AssetTotals } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { keptCounts } from './interaction-counts.ts'
import { thingStore } from './things.ts'

interface Kept {
  status: 0 | 1
  hidden: boolean
  count: number
}

/** How many assets there are by status, without reading any of them. */
const keptByStatus = async (db: ScopedDatabase, organizationId: number): Promise<Kept[]> =>
  db
    .selectFrom('thing_counts')
    .select(['status', 'hidden', sql<number>`sum(count)::integer`.as('count')])
    .where('organization_id', '=', organizationId)
    .groupBy(['status', 'hidden'])
    .execute()

const sumOf = (kept: readonly Kept[], isWanted: (row: Kept) => boolean): number =>
  kept.filter(isWanted).reduce((sum, { count }) => sum + count, 0)

export const countThings = async (db: ScopedDatabase, organizationId: number): Promise<AssetTotals> => {
  const kept = await keptByStatus(db, organizationId)
  return {
    live: sumOf(kept, ({ status, hidden }) => status === 0 && !hidden),
    archived: sumOf(kept, ({ status, hidden }) => status === 1 && !hidden),
    hidden: sumOf(kept, ({ hidden }) => hidden),
    interactions: await keptCounts(db, organizationId, { page: 1, perPage: 1, sort: 'recordDate_desc' }),
  }
}

const withTask = (taskId: string) => sql`exists (select 1 from task_things link where link.organization_id = things.organization_id
  and link.thing_id = things.id and link.task_id = ${taskId} and link.removed_at is null)`

/** A page of assets, and how many there are. The kept counts know status and visibility alone. */
export const listThings = async (
  db: ScopedDatabase,
  organizationId: number,
  { status, hidden = false, categoryId, valueChainId, templateId, taskId, createdFrom, createdTo, ...pages }: AssetQuery,
): Promise<{ total: number; entities: Asset[] }> => {
  const narrowed: RawBuilder<unknown>[] = [
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
    ...(valueChainId === undefined ? [] : [sql`value_chain_id = ${valueChainId}`]),
    ...(templateId === undefined ? [] : [sql`template_id = ${templateId}`]),
    ...(taskId === undefined ? [] : [withTask(taskId)]),
    ...(createdFrom === undefined ? [] : [sql`created_at >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql`created_at < ${createdTo}`]),
  ]
  const byStatus = status === undefined ? [] : [sql`status = ${status}`]
  const only = sql.join([sql`hidden = ${hidden}`, ...byStatus, ...narrowed], sql` and `)
  const isKept = narrowed.length === 0 && wordsOf(pages.search).length === 0
  const isWanted = (row: Kept) => row.hidden === hidden && (status === undefined || row.status === status)
  const kept = isKept ? sumOf(await keptByStatus(db, organizationId), isWanted) : undefined
  return thingStore.list(db, organizationId, pages, only, kept)
}
