import type { ScopedDatabase } from '../db/scope.ts'

/** What a target was to get that is to get no more. */
export const cancelPending = async (db: ScopedDatabase, organizationId: number, targetId: string): Promise<void> => {
  await db
    .updateTable('outbox_deliveries')
    .set({ state: 'cancelled' })
    .where('organization_id', '=', organizationId)
    .where('target_id', '=', targetId)
    .where('state', '=', 'pending')
    .execute()
}
