import type { ScopedDatabase } from '../db/scope.ts'

/** So many rows one statement writes: the event loop turns between two. */
const CANCELLED_AT_ONCE = 500

/** What a target was to get that is to get no more. */
export const cancelPending = async (db: ScopedDatabase, organizationId: number, targetId: string): Promise<void> => {
  const pending = db
    .selectFrom('outbox_deliveries')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('target_id', '=', targetId)
    .where('state', '=', 'pending')
    .limit(CANCELLED_AT_ONCE)
  for (let last = CANCELLED_AT_ONCE; last === CANCELLED_AT_ONCE; ) {
    const { numUpdatedRows } = await db
      .updateTable('outbox_deliveries')
      .set({ state: 'cancelled' })
      .where('organization_id', '=', organizationId)
      .where('id', 'in', pending)
      .where('state', '=', 'pending')
      .executeTakeFirst()
    last = Number(numUpdatedRows)
  }
}
