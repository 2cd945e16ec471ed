import { sql } from 'kysely'
import { enterScope, type ScopedDatabase } from './scope.ts'

/** An answer that was given, by the key that the caller asked with. */
export interface KeptAnswer {
  key: string
  endpoint: string
  fingerprint: string
  status: number
  answer: string
}

/** By the database's clock, which many processes share. `undefined`: for ever. */
export type KeptFor = 'day' | undefined

/** Whose keys they are: an organization's, or an account's outside of organizations. */
export type KeyHolder = { organizationId: number } | { accountId: string }

const SWEPT_AT_ONCE = 100

const getPlace = (holder: KeyHolder) =>
  'organizationId' in holder
    ? { table: sql.table('idempotency_keys'), column: sql.ref('organization_id'), id: holder.organizationId }
    : { table: sql.table('account_idempotency_keys'), column: sql.ref('account_id'), id: holder.accountId }

/** Holds the key until the transaction ends: whoever asks with it at the same moment waits, and finds the answer. */
export const lockIdempotencyKey = async (db: ScopedDatabase, holder: KeyHolder, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${getPlace(holder).id} ${key}`}, 0))`.execute(db)
}

export const findKeptAnswer = async (db: ScopedDatabase, holder: KeyHolder, key: string): Promise<KeptAnswer | undefined> => {
  const { table, column, id } = getPlace(holder)
  const { rows } = await sql<KeptAnswer>`select key, endpoint, fingerprint, status, answer from ${table}
    where ${column} = ${id} and key = ${key} and (expires_at is null or expires_at > now())`.execute(db)
  return rows[0]
}

/** Keeps an answer under a locked key that has none. Forgets what has expired; what another transaction is forgetting at this moment is left to it. */
export const keepAnswer = async (db: ScopedDatabase, holder: KeyHolder, kept: KeptAnswer, keptFor: KeptFor): Promise<void> => {
  const { table, column, id } = getPlace(holder)
  // What made an organization has left the account's scope.
  if ('accountId' in holder) await enterScope(db, holder)
  await sql`delete from ${table} where ${column} = ${id} and key in (
    select key from ${table} where ${column} = ${id} and expires_at <= now() limit ${SWEPT_AT_ONCE} for update skip locked)`.execute(db)
  const { key, endpoint, fingerprint, status, answer } = kept
  // Under a key there may be one that has expired, and that the sweep has left.
  await sql`insert into ${table} (${column}, key, endpoint, fingerprint, status, answer, expires_at)
    values (${id}, ${key}, ${endpoint}, ${fingerprint}, ${status}, ${answer}, ${keptFor === 'day' ? sql`now() + interval '1 day'` : null})
    on conflict (${column}, key) do update set endpoint = excluded.endpoint, fingerprint = excluded.fingerprint,
      status = excluded.status, answer = excluded.answer, expires_at = excluded.expires_at`.execute(db)
}
