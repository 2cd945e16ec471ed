import { wordsOf } from '@tracemark/api/rules'
import type { AssetPage, AssetQuery, AssetTotals } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { countUpTo, placeOf } from '../page-place.ts'
import type { ScopedDatabase } from '../scope.ts'
import { tsqueryOf } from '../search-words.ts'
import { orderOf } from '../store.ts'
import { keptCounts } from './interaction-counts.ts'
import { anyOf, FOUND_MAX, findNamed } from './named-search.ts'
import { thingStore } from './things.ts'

/** What no count is kept of is counted so far: enough to page through, and as quick among many as among few. */
const COUNTED_MAX = 1000

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

/** Holds for assets that have every word: named where they are few, looked at one by one where they are many. */
const hasWords = async (db: ScopedDatabase, search: string | undefined): Promise<RawBuilder<unknown>[]> => {
  const words = wordsOf(search)
  if (words.length === 0) return []
  const ids = await findNamed(db, 'things', words)
  return [ids.length <= FOUND_MAX ? anyOf('id', ids) : sql`searched @@ ${tsqueryOf(words)}`]
}

const opposite = (sort: string): string => (sort.endsWith('_desc') ? sort.replace('_desc', '_asc') : sort.replace('_asc', '_desc'))

/** One page of the assets. The page's ids come from an index, and what the kept counts can't say is counted to a limit (decision 191). */
export const listThings = async (db: ScopedDatabase, organizationId: number, query: AssetQuery): Promise<AssetPage> => {
  const {
    status,
    hidden = false,
    categoryId,
    valueChainId,
    templateId,
    taskId,
    createdFrom,
    createdTo,
    search,
    sort,
    page,
    perPage,
  } = query
  const narrowed: RawBuilder<unknown>[] = [
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
    ...(valueChainId === undefined ? [] : [sql`value_chain_id = ${valueChainId}`]),
    ...(templateId === undefined ? [] : [sql`template_id = ${templateId}`]),
    ...(taskId === undefined ? [] : [withTask(taskId)]),
    ...(createdFrom === undefined ? [] : [sql`created_at >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql`created_at < ${createdTo}`]),
    ...(await hasWords(db, search)),
  ]
  const byStatus = status === undefined ? [] : [sql`status = ${status}`]
  const condition = sql.join([sql`organization_id = ${organizationId}`, sql`hidden = ${hidden}`, ...byStatus, ...narrowed], sql` and `)
  const isWanted = (row: Kept) => row.hidden === hidden && (status === undefined || row.status === status)
  const counted =
    narrowed.length === 0
      ? { total: sumOf(await keptByStatus(db, organizationId), isWanted), isAtLeast: false }
      : await countUpTo(db, 'things', condition, COUNTED_MAX)
  const place = placeOf({ page, perPage }, counted)
  const { rows } = await sql<{ id: string }>`select id from things where ${condition}
    order by ${orderOf(place.isBackwards ? opposite(sort) : sort)} limit ${place.limit} offset ${place.offset}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return {
    totalItems: counted.total,
    perPage,
    totalPages: Math.ceil(counted.total / perPage),
    items: await thingStore.readAll(db, organizationId, place.isBackwards ? ids.toReversed() : ids),
    ...(counted.isAtLeast && { isAtLeast: true }),
  }
}
