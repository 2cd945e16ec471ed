/**
 * A table whose rows belong to organizations: the organization first in the key, row-level security, and the app's grants.
 * A unique constraint is named `<table>__<error code>`: what a caller is told who breaks it.
 */
export const organizationTable = (name: string, columns: readonly string[]): string[] => [
  `create table ${name} (
     organization_id integer not null references organizations (id),
     id uuid not null,
     ${columns.join(',\n     ')},
     created_at timestamptz not null default now(),
     created_by_id uuid references accounts (id),
     primary key (organization_id, id)
   )`,
  `alter table ${name} enable row level security`,
  `alter table ${name} force row level security`,
  `create policy scope on ${name} to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  `grant select, insert, update, delete on ${name} to tracemark_app`,
]

/** A column that names a row of another table, in the same organization. */
export const reference = (column: string, table: string, onDelete: '' | 'on delete cascade' = ''): string =>
  `foreign key (organization_id, ${column}) references ${table} (organization_id, id) ${onDelete}`
