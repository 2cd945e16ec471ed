import type { AssetBulkUpdate } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** Those of the assets that are there, held until the transaction ends, in one order for all so that two never wait for each other. */
export const lockAssets = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from assets
    where organization_id = ${organizationId} and id in (${sql.join(ids)}) order by id for update`.execute(db)
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => found.has(id))
}

/** What is named and not there breaks a reference, and undoes all of it. */
export const updateAssets = async (
  db: ScopedDatabase,
  organizationId: number,
  thingIds: readonly string[],
  {
    valueChainId,
    addSupportProfileIds,
    removeSupportProfileIds,
  }: Pick<z.infer<typeof AssetBulkUpdate>, 'valueChainId' | 'addSupportProfileIds' | 'removeSupportProfileIds'>,
): Promise<void> => {
  const own = sql`organization_id = ${organizationId}`
  const theirs = sql.join(thingIds)
  if (valueChainId !== undefined)
    await sql`update assets set value_chain_id = ${valueChainId} where ${own} and id in (${theirs})`.execute(db)
  if (removeSupportProfileIds.length > 0)
    await sql`delete from asset_support_profiles
      where ${own} and asset_id in (${theirs}) and support_profile_id in (${sql.join(removeSupportProfileIds)})`.execute(db)
  if (addSupportProfileIds.length > 0) {
    const added = sql.join(addSupportProfileIds.map((id, place) => sql`(${id}::uuid, ${place}::integer)`))
    // Behind those that it has.
    await sql`insert into asset_support_profiles (organization_id, asset_id, support_profile_id, "order")
      select assets.organization_id, assets.id, added.id, added.place +
        (select coalesce(max("order") + 1, 0) from asset_support_profiles l where l.organization_id = ${organizationId} and l.asset_id = assets.id)
      from assets cross join (values ${added}) as added (id, place)
      where assets.organization_id = ${organizationId} and assets.id in (${theirs})
      on conflict (organization_id, asset_id, support_profile_id) do nothing`.execute(db)
  }
}
