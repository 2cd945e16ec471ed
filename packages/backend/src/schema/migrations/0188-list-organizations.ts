import { type Kysely, sql } from 'kysely'

/** It answers in the scope of the operator alone, so that no other query of the application lists organizations by mistake. */
const listing = [
  `create function list_organizations() returns table (id integer, slug text, name text, state text, created_at timestamptz)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select o.id, o.slug, o.name, o.state, o.created_at from SCHEMA.organizations o
           where SCHEMA.scope_component() = 'operator' order by o.slug $$`,
  'revoke execute on function list_organizations() from public',
  'grant execute on function list_organizations() to tracemark_app',
]

/** Every organization in any state, for the operator. */
export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of listing) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
