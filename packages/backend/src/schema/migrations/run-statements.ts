import { type Kysely, sql } from 'kysely'

/**
 * Runs statements in which `SCHEMA` stands for the schema of the tables, and `COLLATION` for one whose small letters don't depend on the
 * machine, where the database has it (PostgreSQL 17 and later).
 */
export const runStatements = async <Tables>(db: Kysely<Tables>, statements: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ schema: string; collation: string }>`select quote_ident(current_schema()) as schema,
    case when exists (select from pg_collation where collname = 'pg_c_utf8') then 'pg_c_utf8' else '"default"' end as collation`.execute(db)
  const { schema = 'public', collation = '"default"' } = rows[0] ?? {}
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema).replaceAll('COLLATION', collation)).execute(db)
}
