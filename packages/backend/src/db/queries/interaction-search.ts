import { type Classification, classifications } from '@tracemark/api/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { containing } from '../search-words.ts'
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
  sql`select i.subject as name from interaction_subjects i
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
  return sql`select unit.id as name from items unit
    where unit.organization_id = ${organizationId} and ${anyOf(words.map(has))} and ${allOf([sql`true`, ...known.map(others)])}`
}

/**
 * The ids of the records that a search finds among these, each by an index: those of the subjects that have all words, of the units that
 * have one of them, and the one whose id is a word. `newest`: no more than so many of each subject and classification, and of each unit.
 * `offset 0` makes the database ask the index for one after another, and stop when there are enough.
 */
export const found = (
  organizationId: number,
  words: readonly string[],
  among: Records,
  { wanted = classifications, newest }: { wanted?: readonly Classification[]; newest?: number | undefined } = {},
): RawBuilder<unknown> => {
  const each = (some: Records) => {
    const ids = some.select('i.id')
    return newest === undefined ? ids.offset(0) : ids.orderBy('i.record_date', 'desc').orderBy('i.id', 'desc').limit(newest)
  }
  const ofSubject = among.where(sql<boolean>`i.subject = called.name and i.classification = wanted.classification`)
  const withWords = among.where(haveWords(organizationId, words)).where('i.classification', 'in', wanted)
  const parts = [
    sql`select found.id from (${subjects(organizationId, words)}) called cross join unnest(${wanted}::text[]) wanted (classification)
      cross join lateral ${each(ofSubject)} found`,
    sql`select found.id from (${units(organizationId, words)}) called
      cross join lateral ${each(withWords.where(sql<boolean>`i.item_id = called.name`))} found`,
    ...words.filter((word) => UUID.test(word)).map((word) => sql`${withWords.select('i.id').where('i.id', '=', word)}`),
  ]
  return sql.join(parts, sql` union all `)
}

/** The ids of all records that a search finds, where they are few; `undefined` where they are many. */
export const findFew = async (db: ScopedDatabase, organizationId: number, words: readonly string[]): Promise<string[] | undefined> => {
  const { rows } = await sql<{
    id: string
  }>`select id from (${found(organizationId, words, records(db, organizationId))}) found limit ${sql.lit(COUNTED_MAX + 1)}`.execute(db)
  return rows.length > COUNTED_MAX ? undefined : [...new Set(rows.map(({ id }) => id))]
}
