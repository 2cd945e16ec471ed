import { type Kysely, sql } from 'kysely'

/** What was not made of a group when it was cancelled is not made any more; its numbers are not given again. */
const statements = [
  'alter table vcode_groups add column cancelled_at timestamptz',
  // What is still to be made counts towards the limit of an organization.
  'create index vcode_groups_under_way on vcode_groups (organization_id) where made_count is not null and cancelled_at is null',
  `create or replace view vcode_group_list with (security_invoker = true) as
     select g.organization_id, g.id, v.thing_id, t.name as thing_name, g.variant_id as batch_id, v.variant_id, v.name as variant_name, g.size,
       coalesce(g.made_count, g.size) as made_count, g.first_sequence_number, g.last_sequence_number, g.created_at, g.created_by_id,
       g.cancelled_at
     from vcode_groups g
     join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
     join things t on t.organization_id = v.organization_id and t.id = v.thing_id`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
