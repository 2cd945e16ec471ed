import { type RawBuilder, sql } from 'kysely'

/** The row of another table that a column refers to, by name; nothing where it refers to none. */
export const named = (organizationId: number, table: string, from: string, column: string): RawBuilder<unknown> =>
  sql`(select json_build_object('id', other.id, 'name', other.name) from ${sql.table(table)} other
  where other.organization_id = ${organizationId} and other.id = ${sql.ref(`${from}.${column}`)})`
