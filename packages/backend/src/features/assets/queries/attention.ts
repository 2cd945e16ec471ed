import { type AssetAttention, ATTENTION_ASSETS, type Attention, EXPIRING_MAX, EXPIRY_WARNING_DAYS } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

const DAY_MS = 86_400_000
const NO_CHAIN = '00000000-0000-0000-0000-000000000000'

interface Counts {
  archived_chain: number
  no_public_page: number
  no_code: number
}

/** From kept counts: as many rows are read as there are value chains, whatever the number of assets. */
const countGaps = async (db: ScopedDatabase, organizationId: number): Promise<Counts> => {
  const { rows } = await sql<Counts>`select coalesce(sum(kept.count) filter (where chain.archived), 0)::integer as archived_chain,
      coalesce(sum(kept.count) filter (where not kept.is_public), 0)::integer as no_public_page,
      coalesce(sum(kept.count) filter (where not kept.has_code), 0)::integer as no_code
    from asset_gap_counts kept left join value_chains chain on chain.organization_id = kept.organization_id
      and chain.id = nullif(kept.value_chain_id, ${NO_CHAIN}::uuid)
    where kept.organization_id = ${organizationId}`.execute(db)
  return rows[0] ?? { archived_chain: 0, no_public_page: 0, no_code: 0 }
}

type Named = Attention['assets'][number]

/** The first of those that an index of their own lists. */
const findFirst = async (
  db: ScopedDatabase,
  organizationId: number,
  condition: RawBuilder<unknown>,
  order = sql`created_at desc, id desc`,
): Promise<Named[]> => {
  const { rows } = await sql<{ id: string; name: string; image: string | null }>`select id, name, image from assets
    where organization_id = ${organizationId} and status = 0 and not hidden and ${condition} order by ${order} limit ${ATTENTION_ASSETS}`.execute(
    db,
  )
  return rows.map(({ image, ...named }) => ({ ...named, ...(image !== null && { image }) }))
}

/** Of each archived chain the newest, and of these the newest. */
const firstOfArchivedChains = (db: ScopedDatabase, organizationId: number) =>
  findFirst(
    db,
    organizationId,
    sql`id in (select of_chain.id from value_chains chain cross join lateral (
        select thing.id from assets thing
        where thing.organization_id = ${organizationId} and thing.value_chain_id = chain.id and thing.status = 0 and not thing.hidden
        order by thing.created_at desc, thing.id desc limit ${ATTENTION_ASSETS}) of_chain
      where chain.organization_id = ${organizationId} and chain.archived)`,
  )

/** What needs attention in the catalogue, at a cost that does not grow with it (docs/decisions/large-lists.md). */
export const findAttention = async (db: ScopedDatabase, organizationId: number, now: Date): Promise<z.infer<typeof AssetAttention>> => {
  const counts = await countGaps(db, organizationId)
  const soon = new Date(now.getTime() + EXPIRY_WARNING_DAYS * DAY_MS).toISOString().slice(0, 10)
  const isExpiring = sql`expires_on is not null and expires_on <= ${soon}`
  const expiring = await sql<{ count: number }>`select count(*)::integer as count from (select from assets
    where organization_id = ${organizationId} and status = 0 and not hidden and ${isExpiring} limit ${EXPIRING_MAX}) counted`.execute(db)
  return {
    archivedChain: { count: counts.archived_chain, assets: await firstOfArchivedChains(db, organizationId) },
    noPublicPage: { count: counts.no_public_page, assets: await findFirst(db, organizationId, sql`not is_enabled_public_link`) },
    noCode: { count: counts.no_code, assets: await findFirst(db, organizationId, sql`not has_code`) },
    expiring: {
      count: expiring.rows[0]?.count ?? 0,
      assets: await findFirst(db, organizationId, isExpiring, sql`expires_on, id`),
    },
  }
}
