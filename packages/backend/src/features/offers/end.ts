import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { type Acting, moveShare, type Shared } from './both-sides.ts'
import { holdShare } from './organizations.ts'

const findShares = async (db: ScopedDatabase, batchId: string, organizationId: number): Promise<Shared[]> => {
  const given = await db
    .selectFrom('variant_shares')
    .select(['id', 'destination_id'])
    .where('organization_id', '=', organizationId)
    .where('batch_id', '=', batchId)
    .execute()
  const received = await db
    .selectFrom('variant_offers')
    .select(['id', 'origin_id'])
    .where('organization_id', '=', organizationId)
    .where('batch_id', '=', batchId)
    .execute()
  return [
    ...given.map(({ id, destination_id }) => ({ id, ownerId: organizationId, receiverId: destination_id })),
    ...received.map(({ id, origin_id }) => ({ id, ownerId: origin_id, receiverId: organizationId })),
  ].toSorted((first, second) => (first.id < second.id ? -1 : 1))
}

/** Before a variant is deleted: what is offered of it is withdrawn, what is shared continuously ends, and none of it names the variant any more. */
export const endSharesOf = async (db: ScopedDatabase, batchId: string, acting: Acting): Promise<void> => {
  const { organizationId } = acting
  for (const shared of await findShares(db, batchId, organizationId)) {
    await holdShare(db, shared.id)
    const row = await db
      .selectFrom(shared.ownerId === organizationId ? 'variant_shares' : 'variant_offers')
      .select(['state', 'mode'])
      .where('organization_id', '=', organizationId)
      .where('id', '=', shared.id)
      .executeTakeFirstOrThrow()
    const state = endedState(row)
    if (state) await moveShare(db, shared, state, acting)
  }
  for (const table of ['variant_shares', 'variant_offers'] as const)
    await db
      .updateTable(table)
      .set({ batch_id: null })
      .where('organization_id', '=', organizationId)
      .where('batch_id', '=', batchId)
      .execute()
}

/** What sharing becomes that its owner stops. `undefined` where there is nothing to stop. */
export const endedState = ({ state, mode }: { state: string; mode: string }): 'withdrawn' | 'ended' | undefined => {
  if (state === 'offered') return 'withdrawn'
  return state === 'accepted' && mode === 'continuous' ? 'ended' : undefined
}
