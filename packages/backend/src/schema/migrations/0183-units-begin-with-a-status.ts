import { type Kysely, sql } from 'kysely'

/** Units that are made together begin with a status, which their group keeps while they are made in the background. */
const statements = [
  `alter table vcode_groups add column status integer,
     add foreign key (organization_id, status) references item_statuses (organization_id, value)`,
  `create or replace view vcode_group_list with (security_invoker = true) as
     select g.organization_id, g.id, v.thing_id, t.name as thing_name, g.variant_id as batch_id, v.variant_id, v.name as variant_name, g.size,
       coalesce(g.made_count, g.size) as made_count, g.first_sequence_number, g.last_sequence_number, g.created_at, g.created_by_id,
       g.cancelled_at, g.status
     from vcode_groups g
     join variants v on v.organization_id = g.organization_id and v.id = g.variant_id
     join things t on t.organization_id = v.organization_id and t.id = v.thing_id`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
