import type { CollectionRule } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { findRuleIds } from '../../interactions/queries/portions.ts'

/** By the id of each collection by rule that the asset's page names, the ids of what its rule finds, the newest first. */
export type HeldByRule = Readonly<Record<string, readonly string[]>>

/**
 * What collections by rule hold for visitors, at most so many of each. What the system records by itself is not among it: no person has
 * chosen it, as by hand.
 */
export const findHeldByRule = async (db: ScopedDatabase, organizationId: number, assetId: string, most: number): Promise<HeldByRule> => {
  const { rows } = await sql<{ id: string; rule: CollectionRule }>`select c.id, c.rule from collections c
    where c.organization_id = ${organizationId} and c.rule is not null and (
      c.id in (select p.collection_id from asset_support_profiles part
        join support_profiles p on p.organization_id = ${organizationId} and p.id = part.support_profile_id
        where part.organization_id = ${organizationId} and part.asset_id = ${assetId})
      or c.id::text in (select jsonb_array_elements_text(part.collections_info -> 'collectionIds') from components part
        where part.organization_id = ${organizationId} and part.asset_id = ${assetId} and part.enabled and part.collections_info is not null))`.execute(
    db,
  )
  const held: Record<string, readonly string[]> = {}
  for (const { id, rule } of rows) held[id] = await findRuleIds(db, organizationId, { ...rule, teamTasks: true }, most)
  return held
}
