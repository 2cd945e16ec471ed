import { splitWords } from '@tracemark/api/rules'
import { type Classification, classifications } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { keptInArea } from './cells.ts'
import { areKept, type Counts, countsWhere, keptCounts, toCounts } from './counts.ts'
import { filtered, getWanted, type ListedQuery, narrowedTo } from './filters.ts'
import {
  byDate,
  type DateColumn,
  type Direction,
  type Grouping,
  getDateColumn,
  getDirection,
  getGrouping,
  selectFirstOfGroups,
} from './order.ts'
import { type Records, records } from './rows.ts'
import { areMoreSubjects, COUNTED_MAX, COUNTED_UNSEARCHED_MAX, findFew, firstFound, foundInGroups, haveWords } from './search.ts'
import { keptBetween } from './spans.ts'
import { lookUp, type Word } from './words.ts'

export const countRows = (rows: readonly { classification: Classification }[]): Counts =>
  toCounts(rows.map(({ classification }) => ({ classification, count: 1 })))

const countByClassification = async (select: Records): Promise<Counts> =>
  toCounts(
    await select
      .select(['i.classification', sql<number>`count(*)::integer`.as('count')])
      .groupBy('i.classification')
      .execute(),
  )

/** Newest first, and no more than so many. */
const selectNewest = (select: Records, most: number, date?: DateColumn): Records => byDate(select, date).limit(most)

const countEach = async (db: ScopedDatabase, some: RawBuilder<unknown>): Promise<Counts> => {
  const { rows } = await sql<{
    classification: Classification
    count: number
  }>`select classification, count(*)::integer as count from ${some} newest group by classification`.execute(db)
  return toCounts(rows)
}

/** Of the newest alone where there are more than are counted, and of one more. */
const countNewest = (db: ScopedDatabase, select: Records, most: number, date: DateColumn): Promise<Counts> =>
  countEach(db, sql`${selectNewest(select, most + 1, date).select('i.classification')}`)

const sumCounts = (counts: Counts, names: readonly Classification[]): number =>
  [...new Set(names)].reduce((sum, name) => sum + counts[name], 0)

/** What the filters leave: of more than are counted at least what the page needs. */
export interface Chosen {
  rows: Records
  counts: Counts
  totalItems: number
  isAtLeast?: boolean
}

/** How many records from the beginning of the order a page needs. */
const neededFor = ({ page, perPage }: ListedQuery): number => page * perPage

/** Of more records than are counted those that a page by groups needs, by an index of each group: sorting reads all that there are. */
const neededOfGroups = (db: ScopedDatabase, organizationId: number, query: ListedQuery, rows: Records, grouping: Grouping): Records => {
  const column = sql.ref(grouping.column)
  const most = neededFor(query)
  const groups = sql`select distinct ${column} from ${countsWhere(db, organizationId, query)} i`
  const newest = selectNewest(rows.where(sql<boolean>`i.${column} = part.${column}`), most).select('i.id')
  const first = selectFirstOfGroups(organizationId, query.sort, grouping, { groups, newest: sql`${newest}`, most })
  return records(db, organizationId).where(sql<boolean>`i.id = any(array(${first}))`)
}

/** Counted to five thousand: above, there are more, but for a span of time alone, of which counts are kept. */
const countedTo = async (db: ScopedDatabase, organizationId: number, query: ListedQuery, matching: Records): Promise<Chosen> => {
  const { classification, sort, from, to, reportedFrom, reportedTo } = query
  const most = COUNTED_UNSEARCHED_MAX
  const rows = narrowedTo(classification, matching)
  // Along the index of the dates that were asked for: along the other one nearly all may have to be gone through.
  const isReported = (reportedFrom ?? reportedTo) !== undefined
  const date = isReported === ((from ?? to) !== undefined) ? getDateColumn(sort) : isReported ? 'reported_date' : 'record_date'
  const counts = await countNewest(db, matching, most, date)
  const areAll = sumCounts(counts, classifications) <= most
  const total = areAll ? sumCounts(counts, getWanted(classification)) : sumCounts(await countNewest(db, rows, most, date), classifications)
  const isAtLeast = total > most
  const grouping = isAtLeast ? getGrouping(sort) : undefined
  const needed = grouping ? neededOfGroups(db, organizationId, query, rows, grouping) : rows
  const keep = query.bounds === undefined ? keptBetween : keptInArea
  const kept = areAll ? undefined : await keep(db, organizationId, query)
  if (kept) return { rows: needed, counts: kept, totalItems: sumCounts(kept, getWanted(classification)) }
  return { rows: needed, counts, totalItems: Math.min(total, most), isAtLeast }
}

/** So many of the first records are gone through for a search that finds many: it finds enough of them, or few have its words. */
const WALKED_MAX = 5_000
/** Where more subjects have the words, records of theirs are everywhere: going on finds them sooner than asking each. */
const SUBJECTS_MAX = 5_000

/** What a search that finds many leaves of these classifications, counted to a thousand, with as many of the rows as a page needs. */
const foundOfMany = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: ListedQuery,
  words: readonly Word[],
  wanted: readonly Classification[],
): Promise<{ rows: Records; counts: Counts }> => {
  const { sort } = query
  const left = filtered(db, organizationId, accountId, query)
  const most = neededFor(query)
  const date = getDateColumn(sort)
  const walk = async (direction: Direction, enough: number, isBounded = true) => {
    const walked = byDate(left, date, direction)
      .$if(isBounded, (some) => some.limit(WALKED_MAX))
      .selectAll('i')
    const counts = await countEach(
      db,
      sql`(select i.classification from ${walked} i
        where ${haveWords(words)} and i.classification in (${sql.join(wanted)}) limit ${enough})`,
    )
    return { counts, isEnough: sumCounts(counts, classifications) === enough }
  }
  const first = (direction: Direction, count: number) =>
    firstFound(db, organizationId, words, left, { wanted, date, direction, most: count })
  const near = await walk('desc', COUNTED_MAX + 1)
  const areEverywhere = !near.isEnough && (await areMoreSubjects(db, organizationId, words, SUBJECTS_MAX))
  const walked = areEverywhere ? await walk('desc', COUNTED_MAX + 1, false) : near
  const newest = walked.isEnough || areEverywhere ? undefined : await first('desc', Math.max(most, COUNTED_MAX + 1))
  const counts = newest ? countRows(newest.slice(0, COUNTED_MAX + 1)) : walked.counts
  const among = (rows: RawBuilder<unknown>) => ({ rows: records(db, organizationId).where(sql<boolean>`i.id = any(${rows})`), counts })
  const grouping = getGrouping(sort)
  if (grouping) return among(sql`array(${foundInGroups(organizationId, words, left, { wanted, sort, grouping, most })})`)
  const all = { rows: left.where(haveWords(words)).where('i.classification', 'in', wanted), counts }
  const isDescending = getDirection(sort) === 'desc'
  if (areEverywhere || (isDescending ? walked : await walk('asc', most)).isEnough) return all
  const found = (isDescending && newest) || (await first(getDirection(sort), most))
  return among(sql`${found.slice(0, most).map(({ id }) => id)}::uuid[]`)
}

/** The records that a search finds: all of them where they are few, and not counted to the end where they are many (docs/decisions/large-lists.md). */
export const searched = async (db: ScopedDatabase, organizationId: number, accountId: string, query: ListedQuery): Promise<Chosen> => {
  const { classification } = query
  const words = await lookUp(db, organizationId, splitWords(query.search))
  const few = await findFew(db, organizationId, words)
  if (few) {
    const left = filtered(db, organizationId, accountId, query).where(sql<boolean>`i.id = any(${few}::uuid[])`)
    const counts = await countByClassification(left)
    return { rows: narrowedTo(classification, left), counts, totalItems: sumCounts(counts, getWanted(classification)) }
  }
  const all = await foundOfMany(db, organizationId, accountId, query, words, classifications)
  const wanted = getWanted(classification)
  const { rows, counts } = wanted === classifications ? all : await foundOfMany(db, organizationId, accountId, query, words, wanted)
  const total = sumCounts(counts, classifications)
  return { rows, counts: all.counts, totalItems: Math.min(total, COUNTED_MAX), isAtLeast: total > COUNTED_MAX }
}

export const unsearched = async (db: ScopedDatabase, organizationId: number, accountId: string, query: ListedQuery): Promise<Chosen> => {
  const { classification } = query
  const matching = filtered(db, organizationId, accountId, query)
  if (!areKept(query)) return countedTo(db, organizationId, query, matching)
  const counts = await keptCounts(db, organizationId, query)
  return { rows: narrowedTo(classification, matching), counts, totalItems: sumCounts(counts, getWanted(classification)) }
}
