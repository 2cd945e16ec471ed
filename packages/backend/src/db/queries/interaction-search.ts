import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { containing } from '../search-words.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** How many records that a search has found are counted: above, there are more (decision 49). */
export const COUNTED_MAX = 1000

/** As `COUNTED_MAX`, for what dates or "created by me" leave: nothing is looked up for them, so that counting goes on for longer. */
export const COUNTED_UNSEARCHED_MAX = 5000

/** Columns of a record that name something, with what they name. */
const named = { thing_id: 'things', task_id: 'tasks', item_id: 'items', value_chain_element_id: 'value_chain_elements' } as const

/** What has this word in its name, each with the column of a record that names it: looked up once, and not once for each record. */
const calledSo = (organizationId: number, word: string): { column: string; names: RawBuilder<unknown> }[] => {
  const pattern = containing(word)
  return [
    ...Object.entries(named).map(([column, table]) => ({
      column,
      names: sql`(select id as name from ${sql.table(table)} where organization_id = ${organizationId} and search_text(name) like ${pattern})`,
    })),
    {
      column: 'place',
      names: sql`(select place as name from interaction_places where organization_id = ${organizationId} and searched like ${pattern})`,
    },
  ]
}

const hasWord = (organizationId: number, word: string): RawBuilder<SqlBool> => {
  const conditions = calledSo(organizationId, word).map(({ column, names }) => sql`i.${sql.ref(column)} in ${names}`)
  const all = UUID.test(word) ? [...conditions, sql`i.id = ${word}`] : conditions
  return sql`(${sql.join(all, sql` or `)})`
}

/** Holds for records, called `i`, that have each of these words in something that they name, or as their id. */
export const haveWords = (organizationId: number, words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql`true`
    : sql`${sql.join(
        words.map((word) => hasWord(organizationId, word)),
        sql` and `,
      )}`

/**
 * The records that have this word, where they are few, each by an index; `undefined` where they are many. `offset 0` makes the
 * database ask the index for one name after another, and stop when there are enough.
 */
const findWord = async (db: ScopedDatabase, organizationId: number, word: string): Promise<string[] | undefined> => {
  const parts = calledSo(organizationId, word).map(
    ({ column, names }) => sql`select found.id from ${names} called cross join lateral
      (select i.id from interactions i where i.organization_id = ${organizationId} and i.${sql.ref(column)} = called.name offset 0) found`,
  )
  const all = UUID.test(word) ? [...parts, sql`select ${word}::uuid as id`] : parts
  const { rows } = await sql<{
    id: string
  }>`select id from (${sql.join(all, sql` union all `)}) found limit ${sql.lit(COUNTED_MAX + 1)}`.execute(db)
  return rows.length > COUNTED_MAX ? undefined : [...new Set(rows.map(({ id }) => id))]
}

/** The records that have one of these words, the first that few have, and the words that they are still to have. */
export const findFew = async (
  db: ScopedDatabase,
  organizationId: number,
  words: readonly string[],
): Promise<{ ids: string[]; others: string[] } | undefined> => {
  for (const word of words) {
    const ids = await findWord(db, organizationId, word)
    if (ids) return { ids, others: words.filter((other) => other !== word) }
  }
  return undefined
}
