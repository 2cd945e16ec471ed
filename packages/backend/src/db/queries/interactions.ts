import type { Classification, Interaction, InteractionQuery } from '@tracemark/api/schemas'
import { classifications } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { readerOf, versionIn } from '../reader.ts'
import type { ScopedDatabase } from '../scope.ts'
import { wordsOf } from '../search-words.ts'
import { areKept, type Counts, countsOf, keptCounts, tasksOfHistory } from './interaction-counts.ts'
import type { InteractionNames } from './interaction-names.ts'
import { directionOf, type Group, groupingOf, groupsOfPage } from './interaction-order.ts'
import { alone, interactionOf, type Named, namesIn, type Records, records, selected, withNames } from './interaction-rows.ts'
import { COUNTED_MAX, COUNTED_UNSEARCHED_MAX, findFew, found, haveWords } from './interaction-search.ts'

/** Every filter but the one by classification. `words` are those of the search. */
const filtered = (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  words: readonly string[] = wordsOf(query.search),
): Records => {
  const { thingId, taskId, history = 'all', createdByMe, from, to } = query
  return records(db, organizationId)
    .where(haveWords(organizationId, words))
    .$if(thingId !== undefined, (select) => select.where('i.thing_id', '=', thingId ?? ''))
    .$if(taskId !== undefined, (select) => select.where('i.task_id', '=', taskId ?? ''))
    .$if(history !== 'all', (select) => select.where('i.task_id', 'in', tasksOfHistory(db, organizationId, history)))
    .$if(createdByMe === true, (select) => select.where('i.created_by', '=', accountId))
    .$if(from !== undefined, (select) => select.where('i.record_date', '>=', new Date(from ?? 0)))
    .$if(to !== undefined, (select) => select.where('i.record_date', '<', new Date(to ?? 0)))
}

/** Oldest first turns everything around. */
const byDate = (select: Records, sort: InteractionQuery['sort']): Records =>
  select.orderBy('i.record_date', directionOf(sort)).orderBy('i.id', directionOf(sort))

const sorted = (found: Records, sort: InteractionQuery['sort']): Named => {
  const grouping = groupingOf(sort)
  const direction = directionOf(sort)
  const select = withNames(grouping ? found : byDate(found, sort))
  if (!grouping) return select
  // What is equal otherwise is newest first.
  return select.orderBy(grouping.order, direction).orderBy(`i.${grouping.column}`).orderBy('i.record_date', 'desc').orderBy('i.id', 'desc')
}

/** Of each group of the page its newest, by an index: sorting reads all that there are. */
const ofGroups = (select: Records, column: 'thing_id' | 'task_id' | 'classification', groups: readonly Group[]) => {
  const type = sql.raw(column === 'classification' ? 'text' : 'uuid')
  const newest = select
    .select('i.id')
    .where(`i.${column}`, '=', sql<never>`part.value`)
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(sql<number>`part.take`)
    .offset(sql<number>`part.skip`)
  const of = (name: keyof Group) => sql`${groups.map((group) => group[name])}`
  return sql<boolean>`i.id = any(array(select found.id from unnest(${of('value')}::${type}[], ${of('skip')}::integer[], ${of('take')}::integer[]) part (value, skip, take)
    cross join lateral ${newest} found))`
}

const countByClassification = async (select: Records): Promise<Counts> =>
  countsOf(
    await select
      .select(['i.classification', sql<number>`count(*)::integer`.as('count')])
      .groupBy('i.classification')
      .execute(),
  )

/** Newest first, and no more than so many. */
const newestOf = (select: Records, most: number): Records => byDate(select, 'recordDate_desc').limit(most)

const countEach = async (db: ScopedDatabase, some: RawBuilder<unknown>): Promise<Counts> => {
  const { rows } = await sql<{
    classification: Classification
    count: number
  }>`select classification, count(*)::integer as count from ${some} newest group by classification`.execute(db)
  return countsOf(rows)
}

/** Of the newest alone where there are more than are counted, and of one more. */
const countNewest = (db: ScopedDatabase, select: Records, most: number): Promise<Counts> =>
  countEach(db, sql`${newestOf(select, most + 1).select('i.classification')}`)

const sumOf = (counts: Counts, names: readonly Classification[]): number => [...new Set(names)].reduce((sum, name) => sum + counts[name], 0)

const wantedOf = (wanted: readonly Classification[] | undefined): readonly Classification[] =>
  wanted && wanted.length > 0 ? wanted : classifications

interface Chosen {
  rows: Records
  counts: Counts
  totalItems: number
  isAtLeast?: boolean
}

const narrowedTo = (wanted: readonly Classification[] | undefined, select: Records): Records =>
  wanted && wanted.length > 0 ? select.where('i.classification', 'in', wanted) : select

/** Counted to so many: above, there are more. */
const countedTo = async (
  db: ScopedDatabase,
  matching: Records,
  { classification }: Pick<InteractionQuery, 'classification'>,
  most: number,
): Promise<Chosen> => {
  const rows = narrowedTo(classification, matching)
  const counts = await countNewest(db, matching, most)
  const areAll = sumOf(counts, classifications) <= most
  const total = areAll ? sumOf(counts, wantedOf(classification)) : sumOf(await countNewest(db, rows, most), classifications)
  return { rows, counts, totalItems: Math.min(total, most), isAtLeast: total > most }
}

/** So many of the newest records are gone through for a search that finds many: it finds a thousand of them, or few have its words. */
const WALKED_MAX = 10_000

/** What a search that finds many leaves of these classifications, counted to a thousand. */
const foundOfMany = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  wanted: readonly Classification[],
): Promise<{ rows: Records; counts: Counts }> => {
  const words = wordsOf(query.search)
  const left = filtered(db, organizationId, accountId, query, [])
  const haveAll = haveWords(organizationId, words)
  const walked = await countEach(
    db,
    sql`(select i.classification from ${newestOf(left, WALKED_MAX).selectAll('i')} i
      where ${haveAll} and i.classification in (${sql.join(wanted)}) limit ${sql.lit(COUNTED_MAX + 1)})`,
  )
  if (sumOf(walked, classifications) > COUNTED_MAX)
    return { rows: left.where(haveAll).where('i.classification', 'in', wanted), counts: walked }
  const newestEach = (newest?: number) =>
    records(db, organizationId).where(sql<boolean>`i.id = any(array(${found(organizationId, words, left, { wanted, newest })}))`)
  const counts = await countNewest(db, newestEach(COUNTED_MAX + 1), COUNTED_MAX)
  return { rows: newestEach(query.sort === 'recordDate_desc' ? query.page * query.perPage : undefined), counts }
}

/** The records that a search finds: all of them where they are few, and not counted to the end where they are many (decision 49). */
const searched = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Chosen> => {
  const { classification } = query
  const few = await findFew(db, organizationId, wordsOf(query.search))
  if (few) {
    const left = filtered(db, organizationId, accountId, query, []).where(sql<boolean>`i.id = any(${few}::uuid[])`)
    const counts = await countByClassification(left)
    return { rows: narrowedTo(classification, left), counts, totalItems: sumOf(counts, wantedOf(classification)) }
  }
  const all = await foundOfMany(db, organizationId, accountId, query, classifications)
  const wanted = wantedOf(classification)
  const { rows, counts } = wanted === classifications ? all : await foundOfMany(db, organizationId, accountId, query, wanted)
  const total = sumOf(counts, classifications)
  return { rows, counts: all.counts, totalItems: Math.min(total, COUNTED_MAX), isAtLeast: total > COUNTED_MAX }
}

const unsearched = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Chosen> => {
  const { classification } = query
  const matching = filtered(db, organizationId, accountId, query)
  if (!areKept(query)) return countedTo(db, matching, query, COUNTED_UNSEARCHED_MAX)
  const counts = await keptCounts(db, organizationId, query)
  return { rows: narrowedTo(classification, matching), counts, totalItems: sumOf(counts, wantedOf(classification)) }
}

/** These records by their date, and what they name from what is known; `undefined` where not all of that is known as it is now. */
const knownByDate = async (db: ScopedDatabase, names: InteractionNames, select: Records): Promise<Interaction[] | undefined> => {
  const reader = readerOf(db)
  if (!reader) return undefined
  const rows = await alone(select).execute()
  const version = versionIn(reader.entered())
  const items = rows.flatMap((row) => {
    const known = names.of(row, version)
    return known ? [interactionOf(row, known)] : []
  })
  return items.length === rows.length ? items : undefined
}

/** The same with what they name, which is kept for the next time where the version is told with them. */
const withNamesOf = async (db: ScopedDatabase, select: Named, names: InteractionNames | undefined): Promise<Interaction[]> => {
  const rows = await selected(select).execute()
  const reader = readerOf(db)
  if (names && reader) for (const row of rows) names.keep(row, versionIn(reader.entered()))
  return rows.map((row) => interactionOf(row, namesIn(row)))
}

/** One page of an organization's records. `accountId` is who "created by me" means; `names` are those that are known. */
export const listInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  names?: InteractionNames,
) => {
  const { page, perPage, sort, search } = query
  const choose = wordsOf(search).length === 0 ? unsearched : searched
  const { rows, counts, totalItems, isAtLeast } = await choose(db, organizationId, accountId, query)
  const grouping = areKept(query) ? groupingOf(sort) : undefined
  const groups = grouping && (await groupsOfPage(db, organizationId, query, grouping))
  const ofPage = rows.limit(perPage).offset((page - 1) * perPage)
  const isByDate = groupingOf(sort) === undefined
  const known = names && isByDate ? await knownByDate(db, names, byDate(ofPage, sort)) : undefined
  const ofGroup = grouping && groups ? sorted(rows.where(ofGroups(rows, grouping.column, groups)), sort) : undefined
  const items = known ?? (await withNamesOf(db, ofGroup ?? sorted(ofPage, sort), names))
  return {
    totalItems,
    perPage,
    totalPages: Math.ceil(totalItems / perPage),
    items,
    classifications: counts,
    ...(isAtLeast && { isAtLeast }),
  }
}

/** How many records there are, and no more than so many. */
export const countInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  most: number,
): Promise<number> => {
  const { classification } = query
  const some = filtered(db, organizationId, accountId, query)
    .select('i.id')
    .$if(classification !== undefined && classification.length > 0, (select) =>
      select.where('i.classification', 'in', classification ?? []),
    )
    .limit(most)
  const { count } = await db.selectFrom(some.as('some')).select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
  return count
}

export interface Cursor {
  recordDate: Date
  id: string
}

/** The next records after one that was read, newest first, with their answers. However many there are, each call costs the same. */
export const readInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  { after, count }: { after: Cursor | undefined; count: number },
) => {
  const { classification } = query
  const rows = await selected(withNames(filtered(db, organizationId, accountId, query)))
    .select(['i.answers', 'i.attachments', 'i.place_note'])
    .$if(classification !== undefined && classification.length > 0, (select) =>
      select.where('i.classification', 'in', classification ?? []),
    )
    .$if(after !== undefined, (select) =>
      select.where(sql<boolean>`(i.record_date, i.id) < (${after?.recordDate ?? null}::timestamptz, ${after?.id ?? null}::uuid)`),
    )
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(count)
    .execute()
  return rows.map((row) => ({
    ...interactionOf(row, namesIn(row)),
    answers: row.answers,
    attachments: row.attachments ?? [],
    placeNote: row.place_note ?? undefined,
  }))
}
