import { type Kysely, sql } from 'kysely'

/** An asset is shown with one code: of several primary ones the newest stays. */
const statements = [
  `update identification_codes code set is_primary = false
   where is_primary and exists (
     select 1 from identification_codes other
     where other.organization_id = code.organization_id and other.thing_id = code.thing_id and other.is_primary
       and (other.created_at, other.id) > (code.created_at, code.id))`,
  'create unique index identification_codes_primary on identification_codes (organization_id, thing_id) where is_primary',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
