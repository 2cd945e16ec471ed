import { type Kysely, sql } from 'kysely'

const finding = [
  `create function find_organization(wanted text) returns integer
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select id from SCHEMA.organizations where slug = wanted $$`,
  'revoke execute on function find_organization(text) from public',
  'grant execute on function find_organization(text) to tracemark_app',
]

/** The number of an organization in any state, for the operator, who knows its slug. */
export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of finding) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
