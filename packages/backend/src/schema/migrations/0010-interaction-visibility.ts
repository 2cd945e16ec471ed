import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'alter table interactions add column hidden boolean default false not null',
  'create index interactions_changed on interactions (organization_id, changed_at) where changed_at is not null',
  'create index interactions_out_of_sight on interactions (organization_id, record_date desc, id desc) where deleted_at is not null',
  'create index jobs_interaction on jobs (organization_id, interaction_id) where interaction_id is not null',
  'create index task_runs_interaction on task_runs (organization_id, interaction_id) where interaction_id is not null',
  'create index unit_status_changes_interaction on unit_status_changes (organization_id, interaction_id) where interaction_id is not null',
  "create policy removal on interaction_changes as restrictive for delete to tracemark_app using (scope_component() = 'removal')",
  `create policy removal on interactions as restrictive for delete to tracemark_app
       using (scope_component() = 'removal' and not hidden and deleted_at < now() - interval '30 days')`,
  'grant select, insert, delete on interaction_changes to tracemark_app',
  'grant select, insert, delete on interactions to tracemark_app',
  'grant update (answers, attachments, classification, reported_date, reported_location, value_chain_element_id, review, expired_at, deleted_at, hidden, changed_at, changed_by) on interactions to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
