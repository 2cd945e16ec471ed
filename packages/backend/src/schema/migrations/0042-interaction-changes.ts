import { type Kysely, sql } from 'kysely'
import { organizationTable, reference } from './organization-table.ts'

const statements = [
  `alter table interactions
     add column expired_at timestamptz,
     add column deleted_at timestamptz,
     add column changed_at timestamptz,
     add column changed_by uuid references accounts (id)`,
  // What was taken out is there for nobody but the statement that takes it out.
  'drop policy scope on interactions',
  `create policy scope on interactions to tracemark_app
     using (organization_id = scope_organization() and (deleted_at is null or scope_component() = 'removal'))
     with check (organization_id = scope_organization())`,
  // What was recorded, when and by whom stays out of reach.
  `grant update (classification, reported_date, reported_location, value_chain_element_id, expired_at, deleted_at, changed_at, changed_by)
     on interactions to tracemark_app`,
  ...organizationTable('interaction_changes', [
    'interaction_id uuid not null',
    'before jsonb not null',
    'after jsonb not null',
    reference('interaction_id', 'interactions'),
  ]),
  'create index interaction_changes_of on interaction_changes (organization_id, interaction_id, created_at, id)',
  'revoke update, delete on interaction_changes from tracemark_app',
  'create index tasks_library on tasks (organization_id, task_library_id) where task_library_id is not null',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
