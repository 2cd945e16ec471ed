import { type Kysely, sql } from 'kysely'

/** The language in which a person signed up: theirs in every organization that they join. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql.raw('alter table accounts add column language text').execute(db)
}
