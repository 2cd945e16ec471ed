import { ownerMayRead, type SchemaPart, scopePolicy, table } from './forms.ts'

/** An organization may have many members: so it is asked for the one whose account is read. What is in scope is read once for the statement. */
const MEMBER = `exists (select from memberships where organization_id = (select scope_organization()) and account_id = accounts.id)`
const FORMER_MEMBER = `exists (select from former_members where organization_id = (select scope_organization()) and former_members.id = accounts.id)`

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
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select account_id from SCHEMA.account_identities where issuer = wanted_issuer and subject = wanted_subject $$`,
    `create function find_account_by_email(wanted text) returns uuid
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select id from SCHEMA.accounts where lower(email) = lower(wanted) $$`,
  ],
  rules: [
    scopePolicy('accounts', `id = (select scope_account()) or ${MEMBER}`),
    `create policy former_members on accounts for select to tracemark_app using (${FORMER_MEMBER})`,
  ],
}
