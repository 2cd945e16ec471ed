import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** The first migration of the releases whose tables the baseline has replaced. */
const FORMER_FIRST = '0001-first-path'

/** A release before the baseline created the database. */
export class FormerSchemaError extends Error {
  override readonly name = 'FormerSchemaError'

  constructor() {
    super(
      'An earlier release created this database, and this release can not upgrade it. Name an empty folder in TRACEMARK_DATA_DIR or an empty ' +
        'database in DATABASE_URL. Nothing was changed: the earlier release still opens this one.',
    )
  }
}

/** Fails where a release before the baseline created the database. Asked as its owner, before anything is written. */
export const refuseFormerSchema = async (db: Kysely<Database>): Promise<void> => {
  const { rows: found } = await sql<{ table: string | null }>`select to_regclass('kysely_migration')::text as table`.execute(db)
  if (!found[0]?.table) return
  const { rows } = await sql`select from kysely_migration where name = ${FORMER_FIRST}`.execute(db)
  if (rows.length > 0) throw new FormerSchemaError()
}
