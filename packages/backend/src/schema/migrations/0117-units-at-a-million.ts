import { type Kysely, sql } from 'kysely'

/** Stands in counts for units without a variant. */
const NO_VARIANT = "'00000000-0000-0000-0000-000000000000'::uuid"

/** What units are counted by, of the rows called `unit`. */
const COUNTED = `unit.organization_id, unit.thing_id, coalesce(unit.variant_id, ${NO_VARIANT}) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used`

/** One statement that changes a hundred thousand units writes each count once. */
const countFunction = (name: string, changed: string) => `create function ${name}() returns trigger language plpgsql as $$ begin
    insert into item_counts as kept (organization_id, thing_id, variant_id, status, hidden, is_used, shard, count)
    select organization_id, thing_id, variant_id, status, hidden, is_used, pg_backend_pid() % 8, sum(change)
    from (${changed}) changed group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6
    on conflict (organization_id, thing_id, variant_id, status, hidden, is_used, shard) do update set count = kept.count + excluded.count;
    return null;
  end $$`

const added = `select ${COUNTED}, 1 as change from added unit`
const removed = `select ${COUNTED}, -1 as change from removed unit`

const counts = [
  `create table item_counts (
     organization_id integer not null references organizations (id),
     thing_id uuid not null,
     variant_id uuid not null,
     status integer not null,
     hidden boolean not null,
     is_used boolean not null,
     shard smallint not null,
     count integer not null,
     primary key (organization_id, thing_id, variant_id, status, hidden, is_used, shard)
   )`,
  'create index item_counts_variant on item_counts (organization_id, variant_id)',
  `insert into item_counts select organization_id, thing_id, variant_id, status, hidden, is_used, 0, count(*)
     from (select ${COUNTED} from items unit) counted group by 1, 2, 3, 4, 5, 6`,
  'alter table item_counts enable row level security',
  'alter table item_counts force row level security',
  `create policy scope on item_counts to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on item_counts to tracemark_app',
  countFunction('count_added_items', added),
  countFunction('count_removed_items', removed),
  countFunction('count_changed_items', `${added} union all ${removed}`),
  `create trigger counted_added after insert on items referencing new table as added
     for each statement execute function count_added_items()`,
  `create trigger counted_removed after delete on items referencing old table as removed
     for each statement execute function count_removed_items()`,
  `create trigger counted_changed after update on items referencing new table as added old table as removed
     for each statement execute function count_changed_items()`,
]

/** A unit is used while something is recorded of it. Writes only where that changes. */
const used = [
  `create function mark_used_item() returns trigger language plpgsql as $$ declare used boolean; begin
     used := exists (select from interactions x where x.organization_id = new.organization_id and x.item_id = new.item_id and x.deleted_at is null);
     if exists (select from items i where i.organization_id = new.organization_id and i.id = new.item_id and i.is_used <> used) then
       update items set is_used = used where organization_id = new.organization_id and id = new.item_id;
     end if;
     return null;
   end $$`,
  `create trigger marks_unit after insert or update of deleted_at on interactions
     for each row when (new.item_id is not null) execute function mark_used_item()`,
]

/** Orders and filters of lists, each with an index that begins with what a list always says. */
const indexes = [
  'create index items_by_date on items (organization_id, hidden, created_at, id)',
  'create index items_by_name on items (organization_id, hidden, name, id)',
  'create index items_by_number on items (organization_id, hidden, sequence_number, id)',
  'create index items_by_status on items (organization_id, hidden, status nulls first, id)',
  'create index items_of_thing_by_date on items (organization_id, thing_id, hidden, created_at, id)',
  'create index items_of_thing_by_status on items (organization_id, thing_id, hidden, status nulls first, sequence_number)',
  'create index items_of_variant_by_status on items (organization_id, variant_id, hidden, status nulls first, sequence_number)',
]

/** Counts of the variants come from the kept ones: counting the units of each took seconds where there are a million. */
const views = [
  'drop view variant_list',
  `create view variant_list with (security_invoker = true) as
     select v.organization_id, v.id, v.thing_id, v.variant_id, v.name, v.description, v.status, v.attributes, v.components, v.created_at,
       v.created_by_id, t.name as thing_name, coalesce(kept.units, 0)::integer as unit_count,
       coalesce(floor(100.0 * kept.used / nullif(kept.units, 0)), 0)::integer as percent_used
     from variants v join things t on t.organization_id = v.organization_id and t.id = v.thing_id
     left join lateral (select sum(c.count) as units, sum(c.count) filter (where c.is_used) as used from item_counts c
       where c.organization_id = v.organization_id and c.variant_id = v.id and not c.hidden) kept on true`,
  'drop view item_list',
  `create view item_list with (security_invoker = true) as
     select i.organization_id, i.id, i.name, i.status, s.name as status_name, i.sequence_number, i.checksum, i.unique_id, i.hidden, i.thing_id,
       t.name as thing_name, t.public_link, o.slug, i.variant_id as batch_id, v.variant_id, v.name as variant_name, i.created_at,
       (select max(x.record_date) from interactions x where x.organization_id = i.organization_id and x.item_id = i.id) as last_interaction_at
     from items i
     join things t on t.organization_id = i.organization_id and t.id = i.thing_id
     join organizations o on o.id = i.organization_id
     left join variants v on v.organization_id = i.organization_id and v.id = i.variant_id
     left join item_statuses s on s.organization_id = i.organization_id and s.value = i.status`,
  'grant select on variant_list, item_list to tracemark_app',
]

/**
 * Row-level security keeps the database from using an index for what somebody typed. As `search_organization`, this function looks as the
 * owner, asks for the scope itself, and answers ids alone: of units whose names have the words, with this number, or with this unique id.
 */
const search = `create function find_items(words tsquery, number integer, code text, most integer) returns setof uuid
   language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
   as $$ declare scope integer := SCHEMA.scope_organization(); begin
     if scope is null then return; end if;
     return query
       (select i.id from SCHEMA.items i where i.organization_id = scope and SCHEMA.search_vector(i.name) @@ words limit most)
       union (select i.id from SCHEMA.items i where i.organization_id = scope and i.sequence_number = number limit most)
       union (select i.id from SCHEMA.items i where i.organization_id = scope and i.unique_id = code);
   end $$`

const statements = [
  // The owner sees the rows of all organizations, for these statements.
  'alter table items no force row level security',
  'alter table interactions no force row level security',
  'alter table items add column hidden boolean not null default false, add column is_used boolean not null default false',
  `update items i set is_used = true where exists (
     select from interactions x where x.organization_id = i.organization_id and x.item_id = i.id and x.deleted_at is null)`,
  ...counts,
  'alter table interactions force row level security',
  'alter table items force row level security',
  ...used,
  ...indexes,
  ...views,
  search,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
