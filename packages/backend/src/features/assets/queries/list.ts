import { listAnswer, splitWords } from '@tracemark/api/rules'
import type { AssetPage, AssetQuery, AssetTotals } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { buildOrder } from '../../../entities/store.ts'
import { type Counted, countUpTo } from '../../../platform/db/count-up-to.ts'
import { FOUND_MAX, isAnyId } from '../../../platform/db/named-search.ts'
import { type PackedIds, packIds } from '../../../platform/db/packed-ids.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { toQueryText, toTsquery } from '../../../platform/db/search-words.ts'
import { findScanned } from '../../identification-codes/queries.ts'
import { keptCounts } from '../../interactions/queries/counts.ts'
import { assetStore } from './assets.ts'

/** What begins with the search comes first; where nothing is searched for, by name. */
const CLOSEST: AssetQuery['sort'] = 'relevance_desc'

/** `letters` is the name as lists are sorted by it. */
const inOrder = (sort: AssetQuery['sort']) => buildOrder(sort === CLOSEST ? 'letters_asc' : sort.replace('name', 'letters'))

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
    .selectFrom('asset_counts')
    .select(['status', 'hidden', sql<number>`sum(count)::integer`.as('count')])
    .where('organization_id', '=', organizationId)
    .groupBy(['status', 'hidden'])
    .execute()

const sumCounts = (kept: readonly Kept[], isWanted: (row: Kept) => boolean): number =>
  kept.filter(isWanted).reduce((sum, { count }) => sum + count, 0)

export const countAssets = async (db: ScopedDatabase, organizationId: number): Promise<AssetTotals> => {
  const kept = await keptByStatus(db, organizationId)
  return {
    live: sumCounts(kept, ({ status, hidden }) => status === 0 && !hidden),
    archived: sumCounts(kept, ({ status, hidden }) => status === 1 && !hidden),
    hidden: sumCounts(kept, ({ hidden }) => hidden),
    interactions: await keptCounts(db, organizationId, { page: 1, perPage: 1, sort: 'recordDate_desc' }),
  }
}

const withTask = (
  organizationId: number,
  taskId: string,
) => sql`exists (select 1 from task_assets link where link.organization_id = ${organizationId}
  and link.asset_id = assets.id and link.task_id = ${taskId} and link.removed_at is null)`

/** Ids of assets that have every word of the search, the closest first: one more than `FOUND_MAX` where there are more. */
const findClosest = async (
  db: ScopedDatabase,
  words: readonly string[],
  { hidden = false, status, categoryId, valueChainId, templateId, taskId, createdFrom, createdTo }: AssetQuery,
): Promise<string[]> => {
  if (toQueryText(words) === '') return []
  const filters = sql.join([hidden, status ?? null, categoryId ?? null, valueChainId ?? null, templateId ?? null, taskId ?? null])
  const { rows } = await sql<{ id: string }>`select id from find_closest_assets(${toTsquery(words)}, search_text(${words.join(' ')}),
    ${filters}, ${createdFrom ?? null}, ${createdTo ?? null}, ${FOUND_MAX + 1}) found (id)`.execute(db)
  return rows.map(({ id }) => id)
}

interface FoundAssets {
  ids: string[]
  counted: Counted
}

/**
 * The ids of one page of the assets. They come from an index, and what the kept counts can't say is counted to a limit (docs/decisions/large-lists.md). What a search
 * finds comes in the order in which it was found, or is named one by one; of more it is asked of each row whether it has the words.
 */
export const findAssets = async (db: ScopedDatabase, organizationId: number, query: AssetQuery): Promise<FoundAssets> => {
  const { status, hidden = false, categoryId, valueChainId, templateId, taskId, createdFrom, createdTo, sort, page, perPage } = query
  const words = splitWords(query.search)
  const scanned = await findScanned(db, organizationId, query.search)
  const found = scanned ? [scanned.thing.id] : words.length > 0 ? await findClosest(db, words, query) : undefined
  const offset = (page - 1) * perPage
  const ofFound = { total: Math.min(found?.length ?? 0, FOUND_MAX), isAtLeast: (found?.length ?? 0) > FOUND_MAX }
  // The closest obey the filters already.
  if (found && !scanned && sort === CLOSEST) return { ids: found.slice(0, FOUND_MAX).slice(offset, offset + perPage), counted: ofFound }

  const narrowed: RawBuilder<unknown>[] = [
    ...(categoryId === undefined ? [] : [sql`category_id = ${categoryId}`]),
    ...(valueChainId === undefined ? [] : [sql`value_chain_id = ${valueChainId}`]),
    ...(templateId === undefined ? [] : [sql`template_id = ${templateId}`]),
    ...(taskId === undefined ? [] : [withTask(organizationId, taskId)]),
    ...(createdFrom === undefined ? [] : [sql`created_at >= ${createdFrom}`]),
    ...(createdTo === undefined ? [] : [sql`created_at < ${createdTo}`]),
    ...(found === undefined ? [] : [ofFound.isAtLeast ? sql`searched @@ ${toTsquery(words)}` : isAnyId('id', found)]),
  ]
  const byStatus = status === undefined ? [] : [sql`status = ${status}`]
  const condition = sql.join([sql`organization_id = ${organizationId}`, sql`hidden = ${hidden}`, ...byStatus, ...narrowed], sql` and `)
  const isWanted = (row: Kept) => row.hidden === hidden && (status === undefined || row.status === status)
  const count = async (): Promise<Counted> =>
    narrowed.length === 0
      ? { total: sumCounts(await keptByStatus(db, organizationId), isWanted), isAtLeast: false }
      : countUpTo(db, 'assets', condition, COUNTED_MAX)
  const counted = found && !scanned ? ofFound : await count()
  const { rows } = await sql<{ id: string }>`select id from assets where ${condition}
    order by ${inOrder(sort)} limit ${perPage} offset ${offset}`.execute(db)
  return { ids: rows.map(({ id }) => id), counted }
}

/** Those of these assets that are there, hidden ones too, in the order of the list. */
export const sortAssets = (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  sort: AssetQuery['sort'],
): Promise<PackedIds> =>
  packIds(db, sql`select id from assets where organization_id = ${organizationId} and ${isAnyId('id', ids)} order by ${inOrder(sort)}`)

/** One page of the assets. */
export const listAssets = async (db: ScopedDatabase, organizationId: number, query: AssetQuery): Promise<AssetPage> => {
  const { ids, counted } = await findAssets(db, organizationId, query)
  return {
    ...listAnswer(await assetStore.readAll(db, organizationId, ids), counted.total, query.perPage),
    ...(counted.isAtLeast && { isAtLeast: true }),
  }
}
