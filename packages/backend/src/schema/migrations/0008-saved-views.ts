import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  `create table saved_views (
     organization_id integer not null references organizations (id),
     id uuid not null,
     name text not null,
     list text not null,
     audience text not null check (audience in ('private', 'team', 'organization')),
     team_id uuid,
     search text,
     sort text,
     filters jsonb not null,
     columns jsonb,
     display text,
     constraint saved_views__name_taken unique (organization_id, list, created_by_id, name),
     foreign key (organization_id, team_id) references teams (organization_id, id),
     created_at timestamptz not null default now(),
     created_by_id uuid references accounts (id),
     primary key (organization_id, id)
   )`,
  'alter table saved_views enable row level security',
  'alter table saved_views force row level security',
  `create table saved_view_defaults (
     organization_id integer not null references organizations (id),
     account_id uuid not null references accounts (id),
     list text not null,
     view_id uuid not null,
     primary key (organization_id, account_id, list),
     foreign key (organization_id, view_id) references saved_views (organization_id, id) on delete cascade
   )`,
  'alter table saved_view_defaults enable row level security',
  'alter table saved_view_defaults force row level security',
  'create index saved_view_defaults_view on saved_view_defaults (organization_id, view_id)',
  'create policy scope on saved_view_defaults to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  'create policy scope on saved_views to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  'grant select, insert, update, delete on saved_view_defaults to tracemark_app',
  'grant select, insert, update, delete on saved_views to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
