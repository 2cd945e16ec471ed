import { sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'

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

const SWEPT_AT_ONCE = 100

/** Holds the key until the transaction ends: whoever asks with it at the same moment waits, and finds the answer. */
export const lockIdempotencyKey = async (db: ScopedDatabase, organizationId: number, key: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`idempotency ${organizationId} ${key}`}, 0))`.execute(db)
}

export const findKeptAnswer = (db: ScopedDatabase, organizationId: number, key: string): Promise<KeptAnswer | undefined> =>
  db
    .selectFrom('idempotency_keys')
    .select(['key', 'endpoint', 'fingerprint', 'status', 'answer'])
    .where('organization_id', '=', organizationId)
    .where('key', '=', key)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<Date>`now()`)]))
    .executeTakeFirst()

/** Forgets what has expired. What another transaction is forgetting at this moment is left to it. */
const sweep = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('organization_id', '=', organizationId)
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('idempotency_keys')
        .select('key')
        .where('organization_id', '=', organizationId)
        .where('expires_at', '<=', sql<Date>`now()`)
        .limit(SWEPT_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .execute()
}

/** Keeps an answer under a locked key that has none. */
export const keepAnswer = async (db: ScopedDatabase, organizationId: number, kept: KeptAnswer, keptFor: KeptFor): Promise<void> => {
  await sweep(db, organizationId)
  const row = { ...kept, expires_at: keptFor === 'day' ? sql<Date>`now() + interval '1 day'` : null }
  await db
    .insertInto('idempotency_keys')
    .values({ organization_id: organizationId, ...row })
    // One that has expired, and that the sweep has left.
    .onConflict((conflict) => conflict.columns(['organization_id', 'key']).doUpdateSet(row))
    .execute()
}
