import { ORGANIZATION, ownerMayRead, reference, type SchemaPart, SHARD, scopedTable } from './forms.ts'
import { searchIndex } from './search.ts'

/** Stands in counts for units without a variant. */
const NO_VARIANT = "'00000000-0000-0000-0000-000000000000'::uuid"

/** What units are counted by, of the rows called `unit`. */
const COUNTED = `unit.organization_id, unit.asset_id, coalesce(unit.variant_id, ${NO_VARIANT}) as variant_id, coalesce(unit.status, -1) as status,
  unit.hidden, unit.is_used`

/**
 * One statement that changes a hundred thousand units writes each count once. What has changed is read first, and then written count by count: a
 * statement that writes to a distributed table can't read a table of what has changed.
 */
const countFunction = (
  name: string,
  changed: string,
) => `create function ${name}() returns trigger language plpgsql as $$ declare part record; begin
    for part in select organization_id, asset_id, variant_id, status, hidden, is_used, sum(change)::integer as change
      from (${changed}) changed group by 1, 2, 3, 4, 5, 6 having sum(change) <> 0 order by 1, 2, 3, 4, 5, 6 loop
      insert into unit_counts as kept (organization_id, asset_id, variant_id, status, hidden, is_used, shard, count)
      values (part.organization_id, part.asset_id, part.variant_id, part.status, part.hidden, part.is_used, ${SHARD}, part.change)
      on conflict (organization_id, asset_id, variant_id, status, hidden, is_used, shard) do update set count = kept.count + excluded.count;
    end loop;
    return null;
  end $$`

const added = `select ${COUNTED}, 1 as change from added unit`
const removed = `select ${COUNTED}, -1 as change from removed unit`

/** Units, their statuses, and how many there are. */
export const units: SchemaPart = {
  tables: [
    ...scopedTable('unit_statuses', [
      ORGANIZATION,
      'value integer not null check (value >= 0)',
      'name text not null',
      'primary key (organization_id, value)',
    ]),
    // Orders and filters of lists, each with an index that begins with what a list always says.
    ...scopedTable('units', [
      'organization_id integer not null',
      'id uuid not null',
      'asset_id uuid not null',
      'variant_id uuid',
      'name text not null',
      'sequence_number integer not null',
      'status integer',
      'created_at timestamptz not null default now()',
      'created_by_id uuid references accounts (id)',
      'checksum text',
      'unique_id text',
      'hidden boolean not null default false',
      'is_used boolean not null default false',
      reference('asset_id', 'assets'),
      `constraint units__variant_used ${reference('variant_id', 'variants')}`,
      'foreign key (organization_id, status) references unit_statuses (organization_id, value)',
      'constraint units_sequence unique (organization_id, asset_id, sequence_number)',
      'primary key (organization_id, id)',
    ]),
    ownerMayRead('units'),
    searchIndex('units'),
    'create unique index units_unique_id on units (organization_id, unique_id)',
    'create index units_variant on units (organization_id, variant_id, sequence_number)',
    'create index units_by_date on units (organization_id, hidden, created_at, id)',
    'create index units_by_name on units (organization_id, hidden, name, id)',
    'create index units_by_number on units (organization_id, hidden, sequence_number, id)',
    'create index units_by_status on units (organization_id, hidden, status nulls first, id)',
    'create index units_of_asset_by_date on units (organization_id, asset_id, hidden, created_at, id)',
    'create index units_of_asset_by_status on units (organization_id, asset_id, hidden, status nulls first, sequence_number)',
    'create index units_of_variant_by_status on units (organization_id, variant_id, hidden, status nulls first, sequence_number)',
    'create index units_of_asset_by_name on units (organization_id, asset_id, hidden, name, id)',
    ...scopedTable('unit_counts', [
      ORGANIZATION,
      'asset_id uuid not null',
      'variant_id uuid not null',
      'status integer not null',
      'hidden boolean not null',
      'is_used boolean not null',
      'shard smallint not null',
      'count integer not null',
      'primary key (organization_id, asset_id, variant_id, status, hidden, is_used, shard)',
    ]),
    'create index unit_counts_variant on unit_counts (organization_id, variant_id)',
  ],
  functions: [
    countFunction('count_added_units', added),
    countFunction('count_removed_units', removed),
    countFunction('count_changed_units', `${added} union all ${removed}`),
    // A unit is used while something is recorded of it. Writes only where that changes.
    `create function mark_used_unit() returns trigger language plpgsql as $$ declare used boolean; begin
       used := exists (select from interactions x where x.organization_id = new.organization_id and x.unit_id = new.unit_id and x.deleted_at is null);
       if exists (select from units i where i.organization_id = new.organization_id and i.id = new.unit_id and i.is_used <> used) then
         update units set is_used = used where organization_id = new.organization_id and id = new.unit_id;
       end if;
       return null;
     end $$`,
    // Units whose names have the words, with this number, or with this unique id. A number is looked up in the index that lists have, whose entries say first
    // whether a unit is hidden.
    `create function find_units(words tsquery, number integer, code text, most integer) returns setof uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         return query
           (select i.id from SCHEMA.units i where i.organization_id = scope and SCHEMA.search_vector(i.name) @@ words limit most)
           union (select i.id from SCHEMA.units i where i.organization_id = scope and i.hidden in (false, true) and i.sequence_number = number limit most)
           union (select i.id from SCHEMA.units i where i.organization_id = scope and i.unique_id = code);
       end $$`,
  ],
  rules: [
    'create trigger counted_added after insert on units referencing new table as added for each statement execute function count_added_units()',
    'create trigger counted_removed after delete on units referencing old table as removed for each statement execute function count_removed_units()',
    `create trigger counted_changed after update on units referencing new table as added old table as removed
       for each statement execute function count_changed_units()`,
    `create trigger marks_unit after insert or update of deleted_at on interactions
       for each row when (new.unit_id is not null) execute function mark_used_unit()`,
    // A unit that is asked for by its id is read by its key, and what belongs to it afterwards (`group by` the key). Where statistics are older than the
    // units, the planner took an asset to have few, began with all assets, and read the index of each asset's units for the id at its end.
    `create view unit_list with (security_invoker = true) as
       select i.organization_id, i.id, i.name, i.status, s.name as status_name, i.sequence_number, i.checksum, i.unique_id, i.hidden, i.asset_id,
         t.name as asset_name, t.public_link, o.slug, i.variant_id as batch_id, v.variant_id, v.name as variant_name, i.created_at,
         last.at as last_interaction_at
       from units i
       join lateral (select organization_id, name, public_link from assets
         where organization_id = i.organization_id and id = i.asset_id group by organization_id, id) t on t.organization_id = i.organization_id
       join organizations o on o.id = i.organization_id
       left join lateral (select organization_id, variant_id, name from variants
         where organization_id = i.organization_id and id = i.variant_id group by organization_id, id) v on v.organization_id = i.organization_id
       left join lateral (select x.organization_id, max(x.record_date) as at from interactions x
         where x.organization_id = i.organization_id and x.unit_id = i.id group by x.organization_id) last on last.organization_id = i.organization_id
       left join unit_statuses s on s.organization_id = i.organization_id and s.value = i.status`,
    'grant select on unit_list to tracemark_app',
  ],
}
