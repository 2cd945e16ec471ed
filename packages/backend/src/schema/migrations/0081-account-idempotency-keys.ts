import { type Kysely, sql } from 'kysely'

/** Answers to calls of an account outside of organizations, as `idempotency_keys` has those inside. */
const statements = [
  `create table account_idempotency_keys (
     account_id uuid not null references accounts (id),
     key text not null,
     endpoint text not null,
     fingerprint text not null,
     status integer not null,
     answer text not null,
     expires_at timestamptz,
     primary key (account_id, key)
   )`,
  'alter table account_idempotency_keys enable row level security',
  'alter table account_idempotency_keys force row level security',
  `create policy scope on account_idempotency_keys to tracemark_app
     using (account_id = scope_account()) with check (account_id = scope_account())`,
  'grant select, insert, update, delete on account_idempotency_keys to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
