import { type Kysely, sql } from 'kysely'

/** The page of a unit says whether its variant is released, so a change of that changes the page. */
const statements = [
  'drop trigger shown on variants',
  `create trigger shown after insert or delete or update of name, variant_id, status on variants
     for each statement execute function note_public_change()`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
