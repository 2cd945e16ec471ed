import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

/** What was changed of variants, one row for each field, attribute and component. They end with their variant. */
const statements = [
  ...organizationTable('variant_changes', [
    'batch_id uuid not null',
    'field text not null',
    'about text',
    'part text',
    '"from" jsonb',
    '"to" jsonb',
    reference('batch_id', 'variants', 'on delete cascade'),
  ]),
  'create index variant_changes_batch on variant_changes (organization_id, batch_id, created_at, id)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
