import { type Kysely, sql } from 'kysely'

/** A group has its numbers from the start; its units may follow, some hundred at a time. `made_count`: null where all are there. */
const statements = [
  'alter table vcode_groups add column made_count integer check (made_count between 0 and size)',
  'create index vcode_groups_numbers on vcode_groups (organization_id, variant_id, last_sequence_number)',
  'drop view vcode_group_list',
  `create view vcode_group_list with (security_invoker = true) as
     select g.organization_id, g.id, v.thing_id, t.name as thing_name, g.variant_id as batch_id, v.variant_id, v.name as variant_name, g.size,
       coalesce(g.made_count, g.size) as made_count, g.first_sequence_number, g.last_sequence_number, g.created_at, g.created_by_id
     from vcode_groups g
     join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
     join things t on t.organization_id = v.organization_id and t.id = v.thing_id`,
  'grant select on vcode_group_list to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
