/** What one noun needs of the database. All parts' `before` run first, then all their `tables`, their `functions`, and their `rules`. */
export interface SchemaPart {
  /** Functions that columns and policies call. */
  before?: readonly string[]
  /** Tables with their keys, indexes and rights. */
  tables?: readonly string[]
  functions?: readonly string[]
  /** What looks at tables of other parts: policies, triggers, views, and keys that go in a circle. */
  rules?: readonly string[]
}

export const ORGANIZATION = 'organization_id integer not null references organizations (id)'

const IN_SCOPE = 'organization_id = scope_organization()'

/** Row-level security is forced, so that the owner of the tables is held to it, too. */
export const table = (name: string, columns: readonly string[], rights = 'select, insert, update, delete'): string[] => [
  `create table ${name} (
     ${columns.join(',\n     ')}
   )`,
  `alter table ${name} enable row level security`,
  `alter table ${name} force row level security`,
  `grant ${rights} on ${name} to tracemark_app`,
]

/** What the application sees of a table and may write: rows of the scope that the transaction has entered (platform/db/scope.ts). */
export const scopePolicy = (name: string, using: string, check = using): string =>
  `create policy scope on ${name} to tracemark_app using (${using}) with check (${check})`

interface Commands {
  /** Rows that are seen and changed. */
  read?: string
  /** Of rows in the scope, those that are removed. */
  remove: string
}

/**
 * The same where a row may be seen but not removed. Each command has a policy of its own: a restrictive policy beside the one for all would say it shorter, but Citus
 * hands restrictive policies on to workers as permissive ones.
 */
export const commandPolicies = (name: string, { read = IN_SCOPE, remove }: Commands): string[] => [
  `create policy scope on ${name} for select to tracemark_app using (${read})`,
  `create policy scope_insert on ${name} for insert to tracemark_app with check (${IN_SCOPE})`,
  `create policy scope_update on ${name} for update to tracemark_app using (${read}) with check (${IN_SCOPE})`,
  `create policy scope_delete on ${name} for delete to tracemark_app using (${IN_SCOPE} and ${remove})`,
]

/** A table whose rows belong to organizations. */
export const scopedTable = (
  name: string,
  columns: readonly string[],
  rights?: string,
  policies: readonly string[] = [scopePolicy(name, IN_SCOPE)],
): string[] => [...table(name, columns, rights), ...policies]

/**
 * A table of what has an id and a date in an organization. A unique constraint is named `<table>__<error code>`: what a caller is told who
 * breaks it.
 */
export const entityTable = (name: string, columns: readonly string[], rights?: string, policies?: readonly string[]): string[] =>
  scopedTable(
    name,
    [
      ORGANIZATION,
      'id uuid not null',
      ...columns,
      'created_at timestamptz not null default now()',
      'created_by_id uuid references accounts (id)',
      'primary key (organization_id, id)',
    ],
    rights,
    policies,
  )

/** A column that names a row of another table, in the same organization. */
export const reference = (column: string, other: string, onDelete: '' | 'on delete cascade' = ''): string =>
  `foreign key (organization_id, ${column}) references ${other} (organization_id, id) ${onDelete}`.trimEnd()

/** Opens a table to those who work for all organizations, in the scope of their component. */
export const openTo = (component: string, name: string, policy = component): string =>
  `create policy ${policy} on ${name} to tracemark_app using (scope_component() = '${component}') with check (scope_component() = '${component}')`

/** Lets functions that run as the owner read a table, to whom security is forced as well. */
export const ownerMayRead = (name: string): string => `create policy owner_lookup on ${name} for select to current_user using (true)`

/** Takes a function from everyone but the application. */
export const forApplicationAlone = (signature: string): string[] => [
  `revoke execute on function ${signature} from public`,
  `grant execute on function ${signature} to tracemark_app`,
]

/** Rows of a count that is kept: two who count at once seldom wait for each other. The sum over them counts. */
export const SHARD = 'pg_backend_pid() % 8'
