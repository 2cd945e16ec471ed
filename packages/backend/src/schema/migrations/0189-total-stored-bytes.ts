import { type Kysely, sql } from 'kysely'

/** A sum alone leaves it, and that in the scope of the operator. */
const statements = [
  'create policy owner_lookup on stored_bytes for select to current_user using (true)',
  `create function total_stored_bytes() returns numeric
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select coalesce(sum(bytes), 0) from SCHEMA.stored_bytes where SCHEMA.scope_component() = 'operator' $$`,
  'revoke execute on function total_stored_bytes() from public',
  'grant execute on function total_stored_bytes() to tracemark_app',
]

/** The size of the files of all organizations, for the operator's metrics. */
export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
