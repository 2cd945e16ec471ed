import { ownerMayRead, type SchemaPart, scopePolicy, table } from './forms.ts'

/** An organization may have many members: so it is asked for the one whose account is read. A policy with a query in it can't be distributed. */
const memberFunction = (name: string, table: string, column: string) => `create function ${name}(account uuid) returns boolean
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         return exists (select from SCHEMA.${table} m where m.organization_id = scope and m.${column} = account);
       end $$`

/** People, how they sign in, and answers to calls of an account outside of organizations. A person is one in all organizations. */
export const accounts: SchemaPart = {
  tables: [
    ...table('accounts', [
      'id uuid primary key',
      'first_name text not null',
      'last_name text not null',
      'email text not null',
      'image text',
      'language text',
    ]),
    ownerMayRead('accounts'),
    'create unique index accounts_email on accounts (lower(email))',
    ...table('account_identities', [
      'issuer text not null',
      'subject text not null',
      'account_id uuid not null references accounts (id)',
      'primary key (issuer, subject)',
    ]),
    ownerMayRead('account_identities'),
    scopePolicy('account_identities', 'account_id = scope_account()'),
    ...table('account_passwords', ['account_id uuid primary key references accounts (id)', 'hash text not null']),
    scopePolicy('account_passwords', 'account_id = scope_account()'),
    ...table('account_idempotency_keys', [
      'account_id uuid not null references accounts (id)',
      'key text not null',
      'endpoint text not null',
      'fingerprint text not null',
      'status integer not null',
      'answer text not null',
      'expires_at timestamptz',
      'primary key (account_id, key)',
    ]),
    scopePolicy('account_idempotency_keys', 'account_id = scope_account()'),
  ],
  functions: [
    `create function find_account_by_identity(wanted_issuer text, wanted_subject text) returns uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         return (select i.account_id from SCHEMA.account_identities i where i.issuer = wanted_issuer and i.subject = wanted_subject);
       end $$`,
    `create function find_account_by_email(wanted text) returns uuid
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select a.id from SCHEMA.accounts a where lower(a.email) = lower(wanted)); end $$`,
    memberFunction('is_member_here', 'memberships', 'account_id'),
    memberFunction('is_former_member_here', 'former_members', 'id'),
  ],
  rules: [
    scopePolicy('accounts', 'id = scope_account() or is_member_here(id)'),
    'create policy former_members on accounts for select to tracemark_app using (is_former_member_here(id))',
  ],
}
