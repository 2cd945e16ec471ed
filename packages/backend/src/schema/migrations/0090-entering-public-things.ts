import { type Kysely, sql } from 'kysely'

/** As `enter_organization`, for visitors: the organization of this slug, where it has an asset under this link. Answers the asset's id. */
const statements = [
  `create function enter_public_thing(slug text, link text) returns text language plpgsql as $$
   declare found record;
   begin
     select * into found from find_public_thing(slug, link);
     perform set_config('tracemark.organization_id', coalesce(found.organization_id::text, ''), true);
     return coalesce(found.thing_id::text, '');
   end $$`,
  'grant execute on function enter_public_thing(text, text) to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
