import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

/** Who shares has a row and who receives has one, with the same id: nobody reads the other's. */
const statements = [
  ...organizationTable('variant_shares', [
    // Empty once the variant is deleted.
    'batch_id uuid',
    'destination_id integer not null',
    'destination jsonb not null',
    'mode text not null',
    'state text not null',
    'with_assessments boolean not null',
    'message text',
    'answered_at timestamptz',
    'ended_at timestamptz',
    'followed_at timestamptz',
    'foreign key (organization_id, batch_id) references variants (organization_id, id) on delete set null (batch_id)',
  ]),
  // What was copied once may be given once more.
  `create unique index variant_shares__variant_already_shared on variant_shares (organization_id, batch_id, destination_id)
     where state = 'offered' or (state = 'accepted' and mode = 'continuous')`,
  ...organizationTable('variant_offers', [
    'origin_id integer not null',
    'origin jsonb not null',
    'origin_thing_id uuid not null',
    'mode text not null',
    'state text not null',
    'with_assessments boolean not null',
    'message text',
    'content jsonb not null',
    'assessments jsonb not null',
    'batch_id uuid',
    'thing_id uuid',
    // The asset was made for it, and follows as well.
    'made_thing boolean not null default false',
    'answered_at timestamptz',
    'answered_by_id uuid references accounts (id)',
    'ended_at timestamptz',
    'followed_at timestamptz',
    'foreign key (organization_id, batch_id) references variants (organization_id, id) on delete set null (batch_id)',
    'foreign key (organization_id, thing_id) references things (organization_id, id)',
  ]),
  'create index variant_offers_batch on variant_offers (organization_id, batch_id)',
  'create index variant_offers_newest on variant_offers (organization_id, created_at desc, id desc)',
  // What anyone sees of an organization who knows its id or short name.
  `create function find_partner(wanted_id integer, wanted_slug text) returns table (id integer, slug text, name text, image text)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select o.id, o.slug, o.name, o.image from SCHEMA.organizations o
           where o.state = 'active' and (o.id = wanted_id or o.slug = wanted_slug) $$`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', rows[0]?.schema ?? 'public')).execute(db)
}
