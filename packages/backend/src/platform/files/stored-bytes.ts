import { sql } from 'kysely'
import type { ScopedDatabase } from '../db/scope.ts'

/** Bytes of files that the organization has stored. */
export const storedBytes = async (db: ScopedDatabase, organizationId: number): Promise<number> => {
  const { rows } = await sql<{
    bytes: string
  }>`select bytes::text as bytes from stored_bytes where organization_id = ${organizationId}`.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}

/** Notes whether so much is stored that owners are told. True where that is so since now: they were not told, or less was stored since. */
export const noteNearlyFull = async (db: ScopedDatabase, organizationId: number, isNearlyFull: boolean): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`update stored_bytes set is_told = ${isNearlyFull}
    where organization_id = ${organizationId} and is_told <> ${isNearlyFull}`.execute(db)
  return isNearlyFull && numAffectedRows > 0n
}
