import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from './scope.ts'

export interface Counted {
  total: number
  /** There are more than `total`. */
  isAtLeast: boolean
}

/** How many rows of the table there are, up to `most`. */
export const countUpTo = async (db: ScopedDatabase, table: string, condition: RawBuilder<unknown>, most: number): Promise<Counted> => {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total
    from (select from ${sql.table(table)} where ${condition} limit ${most + 1}) counted`.execute(db)
  const total = rows[0]?.total ?? 0
  return { total: Math.min(total, most), isAtLeast: total > most }
}
