import { type Kysely, sql } from 'kysely'

/** What each table lets the role `tracemark_app` see: rows of the scope that the transaction has entered, see scope.ts. */
const organizationTables = [
  'item_statuses',
  'value_chains',
  'value_chain_elements',
  'things',
  'variants',
  'items',
  'tasks',
  'task_things',
  'executions',
  'interactions',
]
const identityTables = ['signing_keys', 'provider_records']

const scopeFunctions = [
  `create function scope_organization() returns integer language sql stable parallel safe
     as $$ select nullif(current_setting('tracemark.organization_id', true), '')::integer $$`,
  `create function scope_account() returns uuid language sql stable parallel safe
     as $$ select nullif(current_setting('tracemark.account_id', true), '')::uuid $$`,
  `create function scope_component() returns text language sql stable parallel safe
     as $$ select nullif(current_setting('tracemark.component', true), '') $$`,
]

/** What searches compare: small letters without accents, so that `asociacion` finds `Asociación`. */
const searchFunction = `create function search_text(value text) returns text language sql immutable parallel safe
     as $$ select regexp_replace(normalize(lower(value), NFD), '[\\u0300-\\u036f]', '', 'g') $$`

const tables = [
  `create table organizations (
     id integer primary key check (id > 0),
     slug text not null unique,
     name text not null,
     image text,
     business_type text,
     public_page_image text,
     language text not null,
     accent_color text
   )`,
  `create table accounts (
     id uuid primary key,
     first_name text not null,
     last_name text not null,
     email text not null,
     image text
   )`,
  'create unique index accounts_email on accounts (lower(email))',
  `create table account_identities (
     issuer text not null,
     subject text not null,
     account_id uuid not null references accounts (id),
     primary key (issuer, subject)
   )`,
  `create table account_passwords (
     account_id uuid primary key references accounts (id),
     hash text not null
   )`,
  `create table memberships (
     organization_id integer not null references organizations (id),
     id uuid not null,
     account_id uuid not null references accounts (id),
     role text not null check (role in ('owner', 'admin', 'member')),
     access_portal boolean not null,
     is_suspended boolean not null default false,
     primary key (organization_id, id),
     unique (organization_id, account_id)
   )`,
  'create index memberships_account on memberships (account_id)',
  `create table item_statuses (
     organization_id integer not null references organizations (id),
     value integer not null check (value >= 0),
     name text not null,
     primary key (organization_id, value)
   )`,
  `create table value_chains (
     organization_id integer not null references organizations (id),
     id uuid not null,
     name text not null,
     description text not null,
     is_default boolean not null,
     default_element_id uuid,
     primary key (organization_id, id)
   )`,
  `create table value_chain_elements (
     organization_id integer not null,
     id uuid not null,
     value_chain_id uuid not null,
     enabled boolean not null,
     name text not null,
     icon text,
     image text,
     is_default boolean not null,
     "order" integer not null,
     primary key (organization_id, id),
     foreign key (organization_id, value_chain_id) references value_chains (organization_id, id)
   )`,
  `create table things (
     organization_id integer not null references organizations (id),
     id uuid not null,
     name text not null,
     description text not null,
     image text,
     gtin text,
     value_chain_id uuid,
     public_link text,
     public_page jsonb,
     primary key (organization_id, id),
     unique (organization_id, public_link),
     foreign key (organization_id, value_chain_id) references value_chains (organization_id, id)
   )`,
  `create table variants (
     organization_id integer not null,
     id uuid not null,
     thing_id uuid not null,
     variant_id text not null,
     name text not null,
     primary key (organization_id, id),
     unique (organization_id, variant_id),
     foreign key (organization_id, thing_id) references things (organization_id, id)
   )`,
  `create table items (
     organization_id integer not null,
     id uuid not null,
     thing_id uuid not null,
     variant_id uuid,
     name text not null,
     sequence_number integer not null,
     status integer,
     primary key (organization_id, id),
     foreign key (organization_id, thing_id) references things (organization_id, id),
     foreign key (organization_id, variant_id) references variants (organization_id, id),
     foreign key (organization_id, status) references item_statuses (organization_id, value)
   )`,
  `create table tasks (
     organization_id integer not null references organizations (id),
     id uuid not null,
     name text not null,
     description text,
     config jsonb not null,
     rules jsonb not null,
     default_classification text not null,
     result_messages jsonb not null,
     primary key (organization_id, id)
   )`,
  `create table task_things (
     organization_id integer not null,
     id uuid not null,
     task_id uuid not null,
     thing_id uuid not null,
     "order" integer not null,
     value_chain_element_id uuid,
     primary key (organization_id, id),
     foreign key (organization_id, task_id) references tasks (organization_id, id),
     foreign key (organization_id, thing_id) references things (organization_id, id),
     foreign key (organization_id, value_chain_element_id) references value_chain_elements (organization_id, id)
   )`,
  `create table interactions (
     organization_id integer not null,
     id uuid not null,
     thing_id uuid not null,
     item_id uuid,
     task_id uuid not null,
     value_chain_element_id uuid,
     created_by uuid references accounts (id),
     name text not null,
     classification text not null check (classification in ('notice', 'alert', 'warning', 'unclassified')),
     reported_date timestamptz not null,
     reported_location jsonb,
     record_date timestamptz not null,
     record_location jsonb,
     task_result_message text,
     answers jsonb not null,
     primary key (organization_id, id),
     foreign key (organization_id, thing_id) references things (organization_id, id),
     foreign key (organization_id, item_id) references items (organization_id, id),
     foreign key (organization_id, task_id) references tasks (organization_id, id),
     foreign key (organization_id, value_chain_element_id) references value_chain_elements (organization_id, id)
   )`,
  'create index interactions_newest on interactions (organization_id, record_date desc, id desc)',
  'create index interactions_thing on interactions (organization_id, thing_id, record_date desc)',
  `create table executions (
     organization_id integer not null,
     id uuid not null,
     task_thing_id uuid not null,
     item_id uuid,
     account_id uuid references accounts (id),
     state text not null check (state in ('created', 'processed', 'completed')),
     answers jsonb not null,
     location jsonb,
     reported_date timestamptz,
     interaction_id uuid,
     result jsonb,
     created_at timestamptz not null,
     primary key (organization_id, id),
     foreign key (organization_id, task_thing_id) references task_things (organization_id, id),
     foreign key (organization_id, item_id) references items (organization_id, id),
     foreign key (organization_id, interaction_id) references interactions (organization_id, id)
   )`,
  `create table signing_keys (
     name text primary key,
     value jsonb not null,
     created_at timestamptz not null default now()
   )`,
  `create table provider_records (
     model text not null,
     id text not null,
     payload jsonb not null,
     grant_id text,
     uid text,
     expires_at timestamptz,
     primary key (model, id)
   )`,
  'create index provider_records_grant on provider_records (grant_id) where grant_id is not null',
  'create index provider_records_uid on provider_records (model, uid) where uid is not null',
]

const policies = [
  ...organizationTables.map((table) => [table, 'organization_id = scope_organization()']),
  ...identityTables.map((table) => [table, "scope_component() = 'identity'"]),
  ['memberships', 'organization_id = scope_organization() or account_id = scope_account()'],
  // The subquery sees memberships through their own policy: those of the account in scope.
  ['organizations', 'id = scope_organization() or id in (select organization_id from memberships where account_id = scope_account())'],
  ['accounts', 'id = scope_account() or id in (select account_id from memberships where organization_id = scope_organization())'],
  ['account_identities', 'account_id = scope_account()'],
  ['account_passwords', 'account_id = scope_account()'],
].flatMap(([table, condition]) => [
  `alter table ${table} enable row level security`,
  `alter table ${table} force row level security`,
  `create policy scope on ${table} to tracemark_app using (${condition}) with check (${condition})`,
])

/**
 * The only ways around row-level security: each answers ids for a name that the caller already knows, nothing else.
 * The owner needs a policy of its own because security is forced, and a fixed search_path so that nobody can slip in other tables.
 */
const lookups = [
  ...['organizations', 'things', 'accounts', 'account_identities'].map(
    (table) => `create policy owner_lookup on ${table} for select to current_user using (true)`,
  ),
  `create function find_public_thing(organization_slug text, link text) returns table (organization_id integer, thing_id uuid)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select t.organization_id, t.id from SCHEMA.things t join SCHEMA.organizations o on o.id = t.organization_id
           where o.slug = organization_slug and t.public_link = link $$`,
  `create function find_account_by_identity(wanted_issuer text, wanted_subject text) returns uuid
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select account_id from SCHEMA.account_identities where issuer = wanted_issuer and subject = wanted_subject $$`,
  `create function find_account_by_email(wanted text) returns uuid
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select id from SCHEMA.accounts where lower(email) = lower(wanted) $$`,
]

const grants = [
  'grant usage on schema SCHEMA to tracemark_app',
  'grant select, insert, update, delete on all tables in schema SCHEMA to tracemark_app',
  // Records are append-only, and the app has no business with the list of migrations.
  'revoke update, delete on interactions from tracemark_app',
  'revoke all on kysely_migration, kysely_migration_lock from tracemark_app',
]

/** A role belongs to the whole cluster: another database may have made it already, even at the same moment. */
const role = `do $$ begin
    create role tracemark_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  exception when duplicate_object or unique_violation then null;
  end $$`

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{
    schema: string
    owner: string
  }>`select quote_ident(current_schema()) as schema, quote_ident(current_user) as owner`.execute(db)
  const { schema, owner } = rows[0] ?? { schema: 'public', owner: 'postgres' }
  const grantRole = `grant tracemark_app to ${owner}`
  for (const statement of [role, grantRole, ...scopeFunctions, searchFunction, ...tables, ...policies, ...lookups, ...grants])
    await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
