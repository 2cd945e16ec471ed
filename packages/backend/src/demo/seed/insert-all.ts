import type { Insertable } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Database } from '../../schema/database.ts'

/** A statement takes at most 65,535 parameters; this many rows of the widest table stay well below. */
const ROWS_AT_ONCE = 500

export const insertAll = async <Table extends keyof Database>(
  db: ScopedDatabase,
  table: Table,
  rows: Insertable<Database[Table]>[],
): Promise<void> => {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await db
      .insertInto(table)
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

/** The rows that an organization has. */
export const selectRows = <Row extends { organizationId: number }>(rows: Row[], organizationId: number): Row[] =>
  rows.filter((row) => row.organizationId === organizationId)
