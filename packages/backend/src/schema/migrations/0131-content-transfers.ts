import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

/** What was taken into assets from clipboards: where each value came from, when, and by whom. */
const statements = [
  ...organizationTable('content_transfers', [
    'thing_id uuid not null',
    'origin text not null',
    'organization_slug text not null',
    'organization_name text not null',
    'asset_name text not null',
    'unit_name text not null',
    'unit_url text not null',
    'copied_at timestamptz not null',
    'fields jsonb not null',
    reference('thing_id', 'things', 'on delete cascade'),
  ]),
  'create index content_transfers_newest on content_transfers (organization_id, thing_id, created_at desc, id desc)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
