import { entityTable, reference, type SchemaPart } from './forms.ts'

/** Task runs that are assigned to people. */
export const jobs: SchemaPart = {
  tables: [
    // Whoever is second to make a job for a unit is told so, however close behind.
    ...entityTable('jobs', [
      'code text not null',
      'name text not null',
      // Null: for the asset as a whole.
      'unit_id uuid',
      'task_asset_id uuid not null',
      "status text not null check (status in ('open', 'in_progress', 'completed', 'cancelled', 'expired'))",
      'due_date timestamptz',
      'expiry_date timestamptz',
      'assigned_to uuid references accounts (id)',
      'date_assigned timestamptz',
      'high_priority boolean not null',
      'completed_at timestamptz',
      'interaction_id uuid',
      'sharable_link text',
      'link_expires_at timestamptz',
      // Durations, as ISO 8601 says them.
      'repeat text',
      'remind_before text',
      // Null once the person was reminded, and where nobody is.
      'remind_at timestamptz',
      'note text',
      'constraint jobs__name_taken unique (organization_id, code)',
      reference('unit_id', 'units'),
      reference('task_asset_id', 'task_assets'),
      reference('interaction_id', 'interactions'),
    ]),
    "create unique index jobs__job_exists on jobs (organization_id, unit_id) where status in ('open', 'in_progress')",
    "create unique index jobs_whole__job_exists on jobs (organization_id, task_asset_id) where unit_id is null and status in ('open', 'in_progress')",
    'create index jobs_urgent on jobs (organization_id, due_date, high_priority desc, id desc)',
    'create index jobs_to_remind on jobs (organization_id, remind_at) where remind_at is not null',
    'create index jobs_newest on jobs (organization_id, created_at desc, id desc)',
    'create index jobs_interaction on jobs (organization_id, interaction_id) where interaction_id is not null',
  ],
  rules: [
    `create view job_list with (security_invoker = true) as
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
    'grant select on job_list to tracemark_app',
  ],
}
