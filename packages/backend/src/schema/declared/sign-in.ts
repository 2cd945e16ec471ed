import { openTo, type SchemaPart, table } from './forms.ts'

/** What the embedded identity provider keeps. */
export const signIn: SchemaPart = {
  tables: [
    ...table('signing_keys', ['name text primary key', 'value jsonb not null', 'created_at timestamptz not null default now()']),
    openTo('identity', 'signing_keys', 'scope'),
    ...table('provider_records', [
      'model text not null',
      'id text not null',
      'payload jsonb not null',
      'grant_id text',
      'uid text',
      'expires_at timestamptz',
      'primary key (model, id)',
    ]),
    openTo('identity', 'provider_records', 'scope'),
    'create index provider_records_grant on provider_records (grant_id) where grant_id is not null',
    'create index provider_records_uid on provider_records (model, uid) where uid is not null',
  ],
}
