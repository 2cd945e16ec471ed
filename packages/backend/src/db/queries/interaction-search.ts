import { type Classification, classifications, type InteractionQuery } from '@tracemark/api/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { containing } from '../search-words.ts'
import { byDate, type Direction, firstOfGroups, type Grouping } from './interaction-order.ts'
import { type Records, records } from './interaction-rows.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** How many records that a search has found are counted: above, there are more (decision 49). */
export const COUNTED_MAX = 1000

/** As `COUNTED_MAX`, for what dates or "created by me" leave: nothing is looked up for them, so that counting goes on for longer. */
export const COUNTED_UNSEARCHED_MAX = 5000

/** Columns that name something, with what they name. With the place they are the subject of a record: what many records name together. */
const named = { thing_id: 'things', task_id: 'tasks', value_chain_element_id: 'value_chain_elements' } as const

const anyOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> => sql`(${sql.join(conditions, sql` or `)})`
const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> => sql`(${sql.join(conditions, sql` and `)})`

/** What has this word in its name is looked up once, and not once for each record. */
const subjectHas = (organizationId: number, word: string): RawBuilder<SqlBool> => {
  const pattern = containing(word)
  return anyOf([
    ...Object.entries(named).map(
      ([column, table]) =>
        sql`i.${sql.ref(column)} in (select id from ${sql.table(table)} where organization_id = ${organizationId} and search_text(name) like ${pattern})`,
    ),
    sql`i.place in (select place from interaction_places where organization_id = ${organizationId} and searched like ${pattern})`,
  ])
}

const recordHas = (organizationId: number, word: string): RawBuilder<SqlBool> =>
  anyOf([
    subjectHas(organizationId, word),
    sql`i.item_id in (select id from items where organization_id = ${organizationId} and search_text(name) like ${containing(word)})`,
    ...(UUID.test(word) ? [sql`i.id = ${word}`] : []),
  ])

/** Holds for records, called `i`, that have each of these words in something that they name, or as their id. */
export const haveWords = (organizationId: number, words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0 ? sql`true` : allOf(words.map((word) => recordHas(organizationId, word)))

/** The subjects that have each of these words. */
const subjects = (organizationId: number, words: readonly string[]): RawBuilder<unknown> =>
  sql`select i.subject, i.thing_id, i.task_id from interaction_subjects i
    where i.organization_id = ${organizationId} and ${allOf(words.map((word) => subjectHas(organizationId, word)))}`

/** The units that have one of these words, and whose asset is in subjects that have the others: a record's unit is one of its asset. */
const units = (organizationId: number, words: readonly string[]): RawBuilder<unknown> => {
  const has = (word: string) => sql`search_text(unit.name) like ${containing(word)}`
  const others = (word: string) =>
    anyOf([
      has(word),
      sql`unit.thing_id in (select i.thing_id from interaction_subjects i
      where i.organization_id = ${organizationId} and ${subjectHas(organizationId, word)})`,
    ])
  // An id is that of a record, of which its unit knows nothing.
  const known = words.filter((word) => !UUID.test(word))
  return sql`select unit.id from items unit
    where unit.organization_id = ${organizationId} and ${anyOf(words.map(has))} and ${allOf([sql`true`, ...known.map(others)])}`
}

/** No more than so many of the newest, or of the oldest. */
interface First {
  most: number
  direction: Direction
}

/** `offset 0` makes the database ask the index for one after another, and stop when there are enough. */
const firstOf = (some: Records, first: First | undefined) => (first ? byDate(some, first.direction).limit(first.most) : some.offset(0))

/** Of the subject `called` and the classification `wanted`. */
const ofSubject = (among: Records, first?: First) =>
  firstOf(among.where(sql<boolean>`i.subject = called.subject and i.classification = wanted.classification`), first)

const foundColumns = ['i.id', 'i.record_date', 'i.thing_id', 'i.task_id', 'i.classification', 'i.subject'] as const

/** What is found of these by more than its subject: of the units that have one of the words, and the one whose id is a word. */
const foundApart = (organizationId: number, words: readonly string[], among: Records, first?: First): RawBuilder<unknown> => {
  const withWords = among.where(haveWords(organizationId, words))
  const ofUnit = withWords.where(sql<boolean>`i.item_id = unit.id`)
  const parts = [
    sql`select found.* from (${units(organizationId, words)}) unit cross join lateral ${firstOf(ofUnit, first).select(foundColumns)} found`,
    ...words.filter((word) => UUID.test(word)).map((word) => sql`${withWords.select(foundColumns).where('i.id', '=', word)}`),
  ]
  return sql.join(parts, sql` union all `)
}

/**
 * The records that a search finds among these, each by an index: those of the subjects that have all words, of the units that have one of
 * them, and the one whose id is a word. One may be there twice. `first`: no more than so many of each subject and classification, and of each unit.
 */
const found = (
  organizationId: number,
  words: readonly string[],
  among: Records,
  { wanted = classifications, first }: { wanted?: readonly Classification[]; first?: First } = {},
): RawBuilder<unknown> => sql`select found.* from (${subjects(organizationId, words)}) called
  cross join unnest(${wanted}::text[]) wanted (classification) cross join lateral ${ofSubject(among, first).select(foundColumns)} found
  union all select apart.* from (${foundApart(organizationId, words, among.where('i.classification', 'in', wanted), first)}) apart`

/** The first by date that a search finds among these, each once. */
export const firstFound = async (
  db: ScopedDatabase,
  organizationId: number,
  words: readonly string[],
  among: Records,
  { wanted, ...first }: First & { wanted: readonly Classification[] },
): Promise<readonly { id: string; classification: Classification }[]> => {
  const direction = sql.raw(first.direction)
  const { rows } = await sql<{ id: string; classification: Classification }>`select distinct id, classification, record_date
    from (${found(organizationId, words, among, { wanted, first })}) found
    order by record_date ${direction}, id ${direction} limit ${first.most}`.execute(db)
  return rows
}

/** The ids of the first that a search finds among these in an order by groups, and of some more (`firstOfGroups`). */
export const foundInGroups = (
  organizationId: number,
  words: readonly string[],
  among: Records,
  { wanted, sort, grouping, most }: { wanted: readonly Classification[]; sort: InteractionQuery['sort']; grouping: Grouping; most: number },
): RawBuilder<unknown> => {
  const column = sql.ref(grouping.column)
  const byClassification = grouping.column === 'classification'
  const newest = { most, direction: 'desc' } as const
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
    ${firstOfGroups(organizationId, sort, grouping, { groups, newest: ofGroup, most })}`
}

/** The ids of all records that a search finds, where they are few; `undefined` where they are many. */
export const findFew = async (db: ScopedDatabase, organizationId: number, words: readonly string[]): Promise<string[] | undefined> => {
  const { rows } = await sql<{
    id: string
  }>`select id from (${found(organizationId, words, records(db, organizationId))}) found limit ${sql.lit(COUNTED_MAX + 1)}`.execute(db)
  return rows.length > COUNTED_MAX ? undefined : [...new Set(rows.map(({ id }) => id))]
}
