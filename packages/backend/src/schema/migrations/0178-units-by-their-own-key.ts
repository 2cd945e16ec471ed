import { type Kysely, sql } from 'kysely'

/**
 * A unit that is asked for by its id is read by its key, and what belongs to it afterwards. Where statistics are older than the units, the
 * planner took an asset to have few, began with all assets, and read the index of each asset's units for the id at its end.
 */
const view = `create or replace view item_list with (security_invoker = true) as
  select i.organization_id, i.id, i.name, i.status, s.name as status_name, i.sequence_number, i.checksum, i.unique_id, i.hidden, i.thing_id,
    t.name as thing_name, t.public_link, o.slug, i.variant_id as batch_id, v.variant_id, v.name as variant_name, i.created_at,
    (select max(x.record_date) from interactions x where x.organization_id = i.organization_id and x.item_id = i.id) as last_interaction_at
  from items i
  join lateral (select * from things where organization_id = i.organization_id and id = i.thing_id offset 0) t on true
  join organizations o on o.id = i.organization_id
  left join lateral (select * from variants where organization_id = i.organization_id and id = i.variant_id offset 0) v on true
  left join item_statuses s on s.organization_id = i.organization_id and s.value = i.status`

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql.raw(view).execute(db)
}
