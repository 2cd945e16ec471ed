import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from './scope.ts'
import { toQueryText, toTsquery } from './search-words.ts'

/** How many a search names one by one: where it finds more, it looks at each row. */
export const FOUND_MAX = 1000

export const isAnyId = (column: string, ids: readonly string[]): RawBuilder<unknown> => sql`${sql.ref(column)} = any(${ids}::uuid[])`

/** Ids of assets or variants that have all of these words; one more than `FOUND_MAX` where there are more. From an index. */
export const findNamed = async (db: ScopedDatabase, table: 'assets' | 'variants', words: readonly string[]): Promise<string[]> => {
  if (toQueryText(words) === '') return []
  const { rows } = await sql<{
    id: string
  }>`select id from ${sql.ref(`find_${table}`)}(${toTsquery(words)}, ${FOUND_MAX + 1}) found (id)`.execute(db)
  return rows.map(({ id }) => id)
}
