import { type Kysely, sql } from 'kysely'

const statements = [
  `alter table tasks
     add column image text,
     add column icon text,
     add column task_library_id uuid,
     add column rule_conditions jsonb not null default '[]',
     add column used_for_discovery boolean not null default false,
     add column metadata jsonb not null default '{}',
     add column attributes jsonb not null default '[]',
     add column created_at timestamptz not null default now(),
     add column created_by_id uuid references accounts (id),
     add column updated_at timestamptz not null default now(),
     add constraint tasks__name_taken unique (organization_id, name)`,
  // A link that is removed stays as long as runs have begun with it: a worker without a network ends them later.
  `alter table task_things
     add column public_service_enabled boolean not null default false,
     add column public_service_sharing_enabled boolean not null default false,
     add column public_task_visibility text not null default 'off',
     add column public_task_content jsonb not null default '{}',
     add column expiration timestamptz,
     add column steps_engine_config jsonb,
     add column messages_engine_config jsonb,
     add column item_statuses jsonb not null default '{}',
     add column metadata jsonb not null default '{}',
     add column attributes jsonb not null default '[]',
     add column usage_count integer not null default 0,
     add column created_at timestamptz not null default now(),
     add column created_by_id uuid references accounts (id),
     add column removed_at timestamptz`,
  'create unique index task_things__task_already_assigned on task_things (organization_id, thing_id, task_id) where removed_at is null',
  'create index task_things_task on task_things (organization_id, task_id)',
  'create index executions_task_thing on executions (organization_id, task_thing_id)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
