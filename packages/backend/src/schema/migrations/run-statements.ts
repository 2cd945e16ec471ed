import { type Kysely, sql } from 'kysely'
import { areDistributed, placeTable } from '../distribute.ts'
import { placements } from '../placement.ts'
import { splitTable } from '../split-table.ts'

/**
 * Runs statements in which `SCHEMA` stands for the schema of the tables, and `COLLATION` for one whose small letters don't depend on the
 * machine, where the database has it (PostgreSQL 17 and later). Where tables are distributed, a new one is brought to its place before anything refers to it.
 */
export const runStatements = async <Tables>(db: Kysely<Tables>, statements: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ schema: string; collation: string }>`select quote_ident(current_schema()) as schema,
    case when exists (select from pg_collation where collname = 'pg_c_utf8') then 'pg_c_utf8' else '"default"' end as collation`.execute(db)
  const { schema = 'public', collation = '"default"' } = rows[0] ?? {}
  const isDistributed = await areDistributed(db)
  for (const statement of statements) {
    const text = statement.replaceAll('SCHEMA', schema).replaceAll('COLLATION', collation)
    const table = isDistributed ? splitTable(text) : undefined
    const where = table && placements[table.name]?.place
    if (!table || !where || where === 'coordinator') await sql.raw(text).execute(db)
    else {
      await sql.raw(table.create).execute(db)
      await placeTable(db, table.name, where)
      for (const key of table.keys) await sql.raw(key).execute(db)
    }
  }
}
