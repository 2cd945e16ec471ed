import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'drop policy scope on interactions',
  'drop policy scope on interaction_changes',
  'drop policy removal on interactions',
  'drop policy removal on interaction_changes',
  'create policy scope on interaction_changes for select to tracemark_app using (organization_id = scope_organization())',
  "create policy scope_delete on interaction_changes for delete to tracemark_app using (organization_id = scope_organization() and scope_component() = 'removal')",
  'create policy scope_insert on interaction_changes for insert to tracemark_app with check (organization_id = scope_organization())',
  'create policy scope_update on interaction_changes for update to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  "create policy scope on interactions for select to tracemark_app using (organization_id = scope_organization() and (deleted_at is null or scope_component() = 'removal'))",
  "create policy scope_delete on interactions for delete to tracemark_app using (organization_id = scope_organization() and scope_component() = 'removal' and not hidden and deleted_at < now() - interval '30 days')",
  'create policy scope_insert on interactions for insert to tracemark_app with check (organization_id = scope_organization())',
  "create policy scope_update on interactions for update to tracemark_app using (organization_id = scope_organization() and (deleted_at is null or scope_component() = 'removal')) with check (organization_id = scope_organization())",
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
