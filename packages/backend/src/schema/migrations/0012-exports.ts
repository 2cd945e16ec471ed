import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = [
  `create table exports (
     organization_id integer not null references organizations (id),
     id uuid not null,
     list text not null,
     format text not null,
     query jsonb not null,
     state text not null check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'removed')),
     total integer,
     done integer not null default 0,
     bytes bigint not null default 0,
     parts jsonb not null default '[]',
     writing text,
     failure text,
     attempts integer not null default 0,
     lease uuid,
     leased_until timestamptz,
     retry_at timestamptz,
     finished_at timestamptz,
     created_at timestamptz not null default now(),
     created_by_id uuid references accounts (id),
     primary key (organization_id, id)
   )`,
  'alter table exports enable row level security',
  'alter table exports force row level security',
  `create table export_rows (
     organization_id integer not null references organizations (id),
     export_id uuid not null,
     ids bytea not null,
     primary key (organization_id, export_id),
     foreign key (organization_id, export_id) references exports (organization_id, id) on delete cascade
   )`,
  'alter table export_rows enable row level security',
  'alter table export_rows force row level security',
  'create index exports_of_person on exports (organization_id, created_by_id, created_at desc)',
  "create index exports_unfinished on exports (leased_until nulls first) where state in ('waiting', 'running')",
  'create policy scope on export_rows to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  "create policy outbox on exports to tracemark_app using (scope_component() = 'outbox') with check (scope_component() = 'outbox')",
  'create policy scope on exports to tracemark_app using (organization_id = scope_organization()) with check (organization_id = scope_organization())',
  'grant select, insert, update, delete on export_rows to tracemark_app',
  'grant select, insert, update, delete on exports to tracemark_app',
]

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
