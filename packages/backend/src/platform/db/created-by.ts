import { type RawBuilder, sql } from 'kysely'
import { selectedField } from './rows.ts'

/** `createdBy` of the rows of a table: the person's name, as far as the organization knows it. */
export const selectCreatedBy = (table: string): RawBuilder<unknown> => sql`(select json_build_object('id', account.id,
    'name', coalesce(nullif(trim(account.first_name || ' ' || account.last_name), ''), account.email))
  from accounts account where account.id = ${sql.ref(`${table}.created_by_id`)})`

/** A field of a table's entities, as a list selects it. */
export const selected = (table: string, field: string): RawBuilder<unknown> =>
  field === 'createdBy' ? sql`${selectCreatedBy(table)} as created_by` : selectedField(field, table)
