import { type Kysely, sql } from 'kysely'

const statements = [
  // `key`: what names the caller's piece of work; `fingerprint`: what was asked. Both are hashes: neither is ever read back.
  `create table idempotency_keys (
     organization_id integer not null references organizations (id),
     key text not null,
     endpoint text not null,
     fingerprint text not null,
     status integer not null,
     answer text not null,
     expires_at timestamptz,
     primary key (organization_id, key)
   )`,
  'create index idempotency_keys_expiry on idempotency_keys (organization_id, expires_at) where expires_at is not null',
  'alter table idempotency_keys enable row level security',
  'alter table idempotency_keys force row level security',
  `create policy scope on idempotency_keys to tracemark_app
     using (organization_id = scope_organization()) with check (organization_id = scope_organization())`,
  'grant select, insert, update, delete on idempotency_keys to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
