import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  'alter table jobs add column note text',
  'alter table jobs add column remind_at timestamp with time zone',
  'alter table jobs add column remind_before text',
  'alter table jobs add column repeat text',
  'alter table jobs alter column unit_id drop not null',
  'alter table notifications add column account_id uuid',
  'alter table notifications add constraint notifications_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id)',
  'create index jobs_to_remind on jobs (organization_id, remind_at) where remind_at is not null',
  'create index jobs_urgent on jobs (organization_id, due_date, high_priority desc, id desc)',
  "create unique index jobs_whole__job_exists on jobs (organization_id, task_asset_id) where unit_id is null and status in ('open', 'in_progress')",
  `create or replace view job_list with (security_invoker = true) as
       select j.organization_id, j.id, j.code, j.name, j.unit_id, j.task_asset_id, j.status, j.due_date, j.expiry_date, j.assigned_to,
         j.date_assigned, j.high_priority, j.completed_at, j.sharable_link, j.link_expires_at, j.created_at, j.created_by_id,
         i.name as unit_name, k.asset_id, t.name as asset_name, k.task_id, task.name as task_name,
         trim(a.first_name || ' ' || a.last_name) as assigned_to_name, j.repeat, j.remind_before, j.note
       from jobs j
       join task_assets k on k.organization_id = j.organization_id and k.id = j.task_asset_id
       join assets t on t.organization_id = k.organization_id and t.id = k.asset_id
       left join units i on i.organization_id = j.organization_id and i.id = j.unit_id
       join tasks task on task.organization_id = k.organization_id and task.id = k.task_id
       left join accounts a on a.id = j.assigned_to`,
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
