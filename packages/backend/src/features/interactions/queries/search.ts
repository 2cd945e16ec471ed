import type { Classification, InteractionQuery } from '@tracemark/api/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { byDate, type DateColumn, type Direction, type Grouping, selectFirstOfGroups } from './order.ts'
import { type Records, records } from './rows.ts'
import { joinWithAnd, joinWithOr, type Word } from './words.ts'

/** How many records that a search has found are counted: above, there are more (docs/decisions/large-lists.md). */
export const COUNTED_MAX = 1000

/** As `COUNTED_MAX`, for what dates or "created by me" leave: nothing is looked up for them, so that counting goes on for longer. */
export const COUNTED_UNSEARCHED_MAX = 5000

/** Holds for records, called `i`, that have each of these words in something that they name, or as their id. */
export const haveWords = (words: readonly Word[]): RawBuilder<SqlBool> =>
  joinWithAnd(words.map(({ id, inSubject, inUnit }) => joinWithOr([inSubject, inUnit, ...(id === undefined ? [] : [sql`i.id = ${id}`])])))

/** The subjects that have each of these words. */
const subjects = (organizationId: number, words: readonly Word[]): RawBuilder<unknown> =>
  sql`select i.subject, i.asset_id, i.task_id from interaction_subjects i
    where i.organization_id = ${organizationId} and ${joinWithAnd(words.map(({ ofSubject }) => ofSubject ?? sql`false`))}`

/** Whether more subjects than this have each of these words. */
export const areMoreSubjects = async (
  db: ScopedDatabase,
  organizationId: number,
  words: readonly Word[],
  most: number,
): Promise<boolean> => {
  const { rows } = await sql`select from (${subjects(organizationId, words)}) called limit 1 offset ${most}`.execute(db)
  return rows.length > 0
}

/** The units that can have what no subject has: those of one such word, or of every word where subjects have them all. An id is that of a record. */
const candidates = (words: readonly Word[]): readonly string[] => {
  const [rarest] = words.filter(({ id, ofSubject }) => id === undefined && !ofSubject).toSorted((a, b) => a.units.length - b.units.length)
  return rarest ? rarest.units : [...new Set(words.flatMap(({ units }) => units))]
}

/** Those of these units whose asset is in subjects that have the words that they don't have: a record's unit is one of its asset. */
const selectUnits = (organizationId: number, ids: readonly string[], words: readonly Word[]): RawBuilder<unknown> => {
  const ofAsset = ({ ofSubject }: Word) =>
    ofSubject
      ? [
          sql`exists (select from interaction_subjects i where i.organization_id = ${organizationId} and i.asset_id = asset and ${ofSubject})`,
        ]
      : []
  const named = words.filter(({ id }) => id === undefined)
  return sql`select i.unit_id as id
    from (select id as unit_id, asset_id as asset from units where organization_id = ${organizationId} and id = any(${ids}::uuid[])) i
    where ${joinWithAnd(named.map((word) => joinWithOr([word.inUnit, ...ofAsset(word)])))}`
}

/** No more than so many of the newest, or of the oldest. */
interface First {
  most: number
  date: DateColumn
  direction: Direction
}

/** `offset 0` makes the database ask the index for one after another, and stop when there are enough. */
const selectFirst = (some: Records, first?: First) => (first ? byDate(some, first.date, first.direction).limit(first.most) : some.offset(0))

/** Of the subject `called` and the classification `wanted`. */
const ofSubject = (among: Records, first: First) =>
  selectFirst(among.where(sql<boolean>`i.subject = called.subject and i.classification = wanted.classification`), first)

const foundColumns = ['i.id', 'i.record_date', 'i.reported_date', 'i.asset_id', 'i.task_id', 'i.classification', 'i.subject'] as const

/** What is found of these by more than its subject: of the units that have one of the words, and the one whose id is a word. */
const foundApart = (organizationId: number, words: readonly Word[], among: Records, first?: First): RawBuilder<unknown> => {
  const withWords = among.where(haveWords(words))
  const ofUnit = selectFirst(withWords.where(sql<boolean>`i.unit_id = unit.id`), first)
  const units = candidates(words)
  const parts = [
    ...(units.length === 0
      ? []
      : [
          sql`select found.* from (${selectUnits(organizationId, units, words)}) unit cross join lateral ${ofUnit.select(foundColumns)} found`,
        ]),
    ...words.flatMap(({ id }) => (id === undefined ? [] : [sql`${withWords.select(foundColumns).where('i.id', '=', id)}`])),
  ]
  return parts.length === 0 ? sql`${among.select(foundColumns).where(sql<boolean>`false`)}` : sql.join(parts, sql` union all `)
}

/**
 * The first by date that a search finds among these, each once and by an index: those of the subjects that have all words, of the units that
 * have one of them, and the one whose id is a word. Of each subject and classification, and of each unit, no more are read.
 */
export const firstFound = async (
  db: ScopedDatabase,
  organizationId: number,
  words: readonly Word[],
  among: Records,
  { wanted, ...first }: First & { wanted: readonly Classification[] },
): Promise<readonly { id: string; classification: Classification }[]> => {
  const direction = sql.raw(first.direction)
  const date = sql.ref(first.date)
  const apart = foundApart(organizationId, words, among.where('i.classification', 'in', wanted), first)
  const { rows } = await sql<{ id: string; classification: Classification }>`select distinct id, classification, ${date}
    from (select found.* from (${subjects(organizationId, words)}) called cross join unnest(${wanted}::text[]) wanted (classification)
        cross join lateral ${ofSubject(among, first).select(foundColumns)} found
      union all select apart.* from (${apart}) apart) found
    order by ${date} ${direction}, id ${direction} limit ${first.most}`.execute(db)
  return rows
}

/** The ids of the first that a search finds among these in an order by groups, and of some more (`selectFirstOfGroups`). */
export const foundInGroups = (
  organizationId: number,
  words: readonly Word[],
  among: Records,
  { wanted, sort, grouping, most }: { wanted: readonly Classification[]; sort: InteractionQuery['sort']; grouping: Grouping; most: number },
): RawBuilder<unknown> => {
  const column = sql.ref(grouping.column)
  const byClassification = grouping.column === 'classification'
  const newest = { most, date: 'record_date', direction: 'desc' } as const
  const groups = byClassification
    ? sql`select classification, array(select subject from called) as subjects from unnest(${wanted}::text[]) wanted (classification)`
    : sql`select ${column}, array_agg(subject) filter (where subject is not null) as subjects
        from (select ${column}, subject from called union all select ${column}, null from apart) i group by ${column}`
  const ofGroup = sql`(select found.id from (
      (select found.* from unnest(part.subjects) called (subject) cross join unnest(${wanted}::text[]) wanted (classification)
        cross join lateral ${ofSubject(among, newest).select(['i.id', 'i.record_date'])} found
        ${byClassification ? sql`where wanted.classification = part.classification` : sql``})
      union all select id, record_date from apart where apart.${column} = part.${column}
    ) found order by found.record_date desc, found.id desc limit ${most})`
  return sql`with called as materialized (${subjects(organizationId, words)}),
    apart as materialized (select * from (${foundApart(organizationId, words, among.where('i.classification', 'in', wanted))}) apart
      where apart.subject not in (select subject from called))
    ${selectFirstOfGroups(organizationId, sort, grouping, { groups, newest: ofGroup, most })}`
}

/** The ids of all records that a search finds, where they are few; `undefined` where they are many. */
export const findFew = async (db: ScopedDatabase, organizationId: number, words: readonly Word[]): Promise<string[] | undefined> => {
  const among = records(db, organizationId)
  const ofCalled = selectFirst(among.where(sql<boolean>`i.subject = called.subject`)).select('i.id')
  const { rows } = await sql<{
    id: string
  }>`select found.id from (${subjects(organizationId, words)}) called cross join lateral ${ofCalled} found
    union all select id from (${foundApart(organizationId, words, among)}) apart limit ${COUNTED_MAX + 1}`.execute(db)
  return rows.length > COUNTED_MAX ? undefined : [...new Set(rows.map(({ id }) => id))]
}
