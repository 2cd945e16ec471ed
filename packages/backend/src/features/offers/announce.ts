import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { findShared } from './content.ts'

/** Variants that have changed, by themselves or with their asset. */
type Changed = { variantIds: readonly string[] } | { thingId: string }

const isAmong = (changed: Changed) =>
  'thingId' in changed ? sql`v.asset_id = ${changed.thingId}` : sql`v.id in (${sql.join(changed.variantIds)})`

/**
 * Tells whoever continuously shares these variants what they are now. Their assets are held until the transaction ends: whoever
 * changes asset or variant at the same moment waits, and tells of both changes.
 */
export const announceVariants = async (db: ScopedDatabase, organizationId: number, changed: Changed, emit: Emit): Promise<void> => {
  if ('variantIds' in changed && changed.variantIds.length === 0) return
  const variants = sql`from variants v where v.organization_id = ${organizationId} and ${isAmong(changed)}`
  const held = 'thingId' in changed ? sql`= ${changed.thingId}` : sql`in (select v.asset_id ${variants})`
  await sql`select 1 from assets where organization_id = ${organizationId} and id ${held} order by id for no key update`.execute(db)
  const { rows } = await sql<{ id: string }>`select v.id ${variants} and exists (
      select from variant_shares s where s.organization_id = ${organizationId} and s.batch_id = v.id
        and s.state = 'accepted' and s.mode = 'continuous')
    order by v.id`.execute(db)
  for (const { id: batchId } of rows)
    await emit(db, organizationId, {
      type: 'variant.changed',
      batchId,
      data: async () => {
        const shared = await findShared(db, organizationId, batchId)
        if (!shared) throw new Error(`There is no variant ${batchId} to tell of.`)
        return { batchId, content: shared.content }
      },
    })
}
