import { type Kysely, sql } from 'kysely'

/** Labels with the organization's logo in the place of its name. */
const statements = [
  'alter table label_prints add column logo boolean not null default false',
  // A view takes new columns at its end.
  `create or replace view label_print_list with (security_invoker = true) as
     select p.organization_id, p.id, v.thing_id, p.batch_id, v.variant_id, v.name as variant_name, p.group_id, p.first_sequence_number,
       p.last_sequence_number, p.label_count, p.layout, p.symbol, p.start_position, p.created_at, p.created_by_id, p.logo
     from label_prints p
     join variants v on v.organization_id = p.organization_id and v.id = p.batch_id`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
