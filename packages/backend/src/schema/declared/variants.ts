import { entityTable, ownerMayRead, reference, type SchemaPart, scopedTable } from './forms.ts'
import { searchIndex } from './search.ts'

export const variants: SchemaPart = {
  tables: [
    // A label shows the variant's id without the asset, so it is the organization's own.
    ...scopedTable('variants', [
      'organization_id integer not null',
      'id uuid not null',
      'asset_id uuid not null',
      'variant_id text not null',
      'name text not null',
      'created_at timestamptz not null default now()',
      'created_by_id uuid references accounts (id)',
      'description text',
      "status text not null default 'active' check (status in ('draft', 'pending', 'active', 'suspended', 'archived'))",
      "attributes jsonb not null default '[]'",
      "components jsonb not null default '[]'",
      'constraint variants__variant_id_taken unique (organization_id, variant_id)',
      reference('asset_id', 'assets'),
      'primary key (organization_id, id)',
    ]),
    ownerMayRead('variants'),
    searchIndex('variants'),
    'create index variants_asset on variants (organization_id, asset_id)',
    // What was changed of variants, one row for each field, attribute and component. They end with their variant.
    ...entityTable('variant_changes', [
      'batch_id uuid not null',
      'field text not null',
      'about text',
      'part text',
      '"from" jsonb',
      '"to" jsonb',
      reference('batch_id', 'variants', 'on delete cascade'),
    ]),
    'create index variant_changes_batch on variant_changes (organization_id, batch_id, created_at, id)',
    ...entityTable('variant_links', [
      'parent_id uuid not null',
      'child_id uuid not null',
      'quantity double precision check (quantity > 0)',
      'unit text',
      'check (parent_id <> child_id)',
      'constraint variant_links_once unique (organization_id, parent_id, child_id)',
      reference('parent_id', 'variants', 'on delete cascade'),
      reference('child_id', 'variants', 'on delete cascade'),
    ]),
    'create index variant_links_child on variant_links (organization_id, child_id)',
  ],
  functions: [
    `create function find_variants(words tsquery, most integer) returns setof uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         return query select found.id from SCHEMA.variants found
           where found.organization_id = scope and SCHEMA.search_vector(found.variant_id || ' ' || found.name) @@ words limit most;
       end $$`,
  ],
  rules: [
    // The page of a unit says whether its variant is released.
    // Views look with the eyes of who asks, so that row-level security stays what it is.
    `create view variant_list with (security_invoker = true) as
       select v.organization_id, v.id, v.asset_id, v.variant_id, v.name, v.description, v.status, v.attributes, v.components, v.created_at,
         v.created_by_id, t.name as asset_name, coalesce(kept.units, 0)::integer as unit_count,
         coalesce(floor(100.0 * kept.used / nullif(kept.units, 0)), 0)::integer as percent_used
       from variants v join assets t on t.organization_id = v.organization_id and t.id = v.asset_id
       left join lateral (select c.organization_id, sum(c.count) as units, sum(c.count) filter (where c.is_used) as used from unit_counts c
         where c.organization_id = v.organization_id and c.variant_id = v.id and not c.hidden group by c.organization_id) kept
         on kept.organization_id = v.organization_id`,
    'grant select on variant_list to tracemark_app',
  ],
}
