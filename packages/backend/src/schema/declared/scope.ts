import type { SchemaPart } from './forms.ts'

/** A role belongs to the whole cluster: another database may have made it already, even at the same moment. */
const role = `do $$ begin
    create role tracemark_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  exception when duplicate_object or unique_violation then null;
  end $$`

/** Of `organization/account/component`, as the one `set local` of platform/db/scope.ts says it. */
const scopePart = (place: number): string => `nullif(split_part(current_setting('tracemark.scope', true), '/', ${place}), '')`

/** The role that queries run as, and the scope that a transaction enters. */
export const scope: SchemaPart = {
  before: [
    role,
    'grant tracemark_app to current_user',
    'grant usage on schema SCHEMA to tracemark_app',
    `create function scope_organization() returns integer language sql stable parallel safe as $$ select ${scopePart(1)}::integer $$`,
    `create function scope_account() returns uuid language sql stable parallel safe as $$ select ${scopePart(2)}::uuid $$`,
    `create function scope_component() returns text language sql stable parallel safe as $$ select ${scopePart(3)} $$`,
  ],
}
