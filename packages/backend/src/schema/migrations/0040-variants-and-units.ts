import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

const origin = 'add column created_at timestamptz not null default now(), add column created_by_id uuid references accounts (id)'

const statements = [
  // A label shows the variant's id without the asset, so it is the organization's own.
  'alter table variants rename constraint variants_organization_id_variant_id_key to variants__variant_id_taken',
  `alter table variants ${origin},
     add column description text,
     add column status text not null default 'active' check (status in ('draft', 'pending', 'active', 'suspended', 'archived')),
     add column attributes jsonb not null default '[]',
     add column components jsonb not null default '[]'`,
  'create index variants_thing on variants (organization_id, thing_id)',
  'alter table items rename constraint items_organization_id_variant_id_fkey to items__variant_used',
  `alter table items ${origin}, add column checksum text, add column unique_id text`,
  'alter table items add constraint items_sequence unique (organization_id, thing_id, sequence_number)',
  'create unique index items_unique_id on items (organization_id, unique_id)',
  'create index items_variant on items (organization_id, variant_id, sequence_number)',
  'create index interactions_item on interactions (organization_id, item_id, record_date desc) where item_id is not null',
  ...organizationTable('variant_links', [
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
  // Views look with the eyes of who asks, so that row-level security stays what it is.
  `create view variant_list with (security_invoker = true) as
     select v.organization_id, v.id, v.thing_id, v.variant_id, v.name, v.description, v.status, v.attributes, v.components, v.created_at,
       v.created_by_id, t.name as thing_name,
       (select count(*)::integer from items i where i.organization_id = v.organization_id and i.variant_id = v.id) as unit_count,
       (select coalesce(floor(100.0 * count(*) filter (where exists (
            select 1 from interactions x where x.organization_id = i.organization_id and x.item_id = i.id)) / nullif(count(*), 0)), 0)::integer
          from items i where i.organization_id = v.organization_id and i.variant_id = v.id) as percent_used
     from variants v join things t on t.organization_id = v.organization_id and t.id = v.thing_id`,
  `create view item_list with (security_invoker = true) as
     select i.organization_id, i.id, i.name, i.status, s.name as status_name, i.sequence_number, i.checksum, i.unique_id, i.thing_id,
       t.name as thing_name, t.public_link, o.slug, i.variant_id as batch_id, v.variant_id, v.name as variant_name, i.created_at
     from items i
     join things t on t.organization_id = i.organization_id and t.id = i.thing_id
     join organizations o on o.id = i.organization_id
     left join variants v on v.organization_id = i.organization_id and v.id = i.variant_id
     left join item_statuses s on s.organization_id = i.organization_id and s.value = i.status`,
  'grant select on variant_list, item_list to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
