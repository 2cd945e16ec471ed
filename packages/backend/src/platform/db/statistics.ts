import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'

/** A smaller table is read whole, whatever is known of it. */
const PAGES_MIN = 32
const GROWTH = 1.5
/** Rows that are looked at, by 300: so few that others hardly wait for it. */
const TARGET = 10

/**
 * Tells the planner of tables that have grown since it was told last: how many rows there are, and what stands in them. PostgreSQL does so by
 * itself; the embedded database has nobody who would. Gives how many tables it was told of.
 */
export const gatherStatistics = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and pg_relation_size(c.oid) / 8192 > greatest(${PAGES_MIN}::integer, c.relpages * ${GROWTH}::float8)`.execute(db)
  for (const { name } of rows)
    await db.transaction().execute(async (transaction) => {
      await sql`select set_config('default_statistics_target', ${String(TARGET)}, true)`.execute(transaction)
      await sql`analyze ${sql.table(name)}`.execute(transaction)
    })
  return rows.length
}
