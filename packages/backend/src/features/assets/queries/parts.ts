import { listAnswer } from '@tracemark/api/rules'
import {
  type AssetCodesQuery,
  type AssetSummary,
  type Classification,
  IdentificationCode,
  SupportProfile,
  type SupportProfileQuery,
  UNKNOWN_UNIT_STATUS,
} from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { buildOrder } from '../../../entities/store.ts'
import { selected } from '../../../platform/db/created-by.ts'
import { named } from '../../../platform/db/named.ts'
import { readEntityRow } from '../../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { hasWords } from '../../../platform/db/search-words.ts'
import { keptCounts, toCounts } from '../../interactions/queries/counts.ts'
import { countVisits } from '../../public-pages/queries/visits.ts'

interface Pages {
  page: number
  perPage: number
}

const selectColumns = ({ shape }: { shape: object }, table: string) => sql.join(Object.keys(shape).map((field) => selected(table, field)))

/** One page of the rows that a condition finds, as the entities that their columns make. */
const selectPage = async <Entity>(
  db: ScopedDatabase,
  from: ReturnType<typeof sql>,
  order: ReturnType<typeof sql>,
  columns: ReturnType<typeof sql>,
  { page, perPage }: Pages,
) => {
  const counted = await sql<{ total: number }>`select count(*)::integer as total ${from}`.execute(db)
  const { rows } = await sql<Readonly<Record<string, unknown>>>`select ${columns} ${from} order by ${order}
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return listAnswer(
    rows.map((row) => readEntityRow(row) as Entity),
    counted.rows[0]?.total ?? 0,
    perPage,
  )
}

const { collection: _, ...ofProfile } = SupportProfile.shape

export const listSupportProfiles = (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  { sort, search, ...pages }: SupportProfileQuery,
) => {
  const direction = sql.raw(sort === 'order_desc' ? 'desc' : 'asc')
  return selectPage<SupportProfile>(
    db,
    sql`from asset_support_profiles link join support_profiles profile on profile.organization_id = link.organization_id
      and profile.id = link.support_profile_id where link.organization_id = ${organizationId} and link.asset_id = ${thingId}
      and ${hasWords(sql`profile.name`, search)}`,
    // The profile has an order of its own, among all of the organization.
    sort === 'order_asc' || sort === 'order_desc' ? sql`link."order" ${direction}, profile.id ${direction}` : buildOrder(sort, 'profile'),
    sql`${selectColumns({ shape: ofProfile }, 'profile')}, ${named(organizationId, 'collections', 'profile', 'collection_id')} as collection`,
    pages,
  )
}

export const listIdentificationCodes = (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  { sort, search, ...pages }: AssetCodesQuery,
) =>
  selectPage<IdentificationCode>(
    db,
    sql`from identification_codes where organization_id = ${organizationId} and asset_id = ${thingId} and ${hasWords(sql`value`, search)}`,
    sort === 'isPrimary_desc' ? sql`is_primary desc, created_at, id` : buildOrder(sort),
    selectColumns(IdentificationCode, 'identification_codes'),
    pages,
  )

interface Counts {
  units: number
  variants: number
  tasks: number
  latest: Date | null
}

/** How many units have which status, the lowest value first. Without one, they count as the synthetic status. */
const countUnitStatuses = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<AssetSummary['unitStatuses']> => {
  const { rows } = await sql<AssetSummary['unitStatuses'][number]>`select kept.status as value,
      coalesce(status.name, ${UNKNOWN_UNIT_STATUS.name}) as name, sum(kept.count)::integer as count
    from unit_counts kept left join unit_statuses status on status.organization_id = kept.organization_id and status.value = kept.status
    where kept.organization_id = ${organizationId} and kept.asset_id = ${thingId} and not kept.hidden
    group by 1, 2 having sum(kept.count) > 0 order by 1`.execute(db)
  return rows
}

const MONTHS = 12

/** The last twelve months of an asset, by kept counts. */
const countMonths = async (db: ScopedDatabase, organizationId: number, thingId: string, now: Date): Promise<AssetSummary['months']> => {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1)).toISOString()
  const { rows } = await sql<{ month: string; classification: Classification; count: number }>`select to_char(month, 'YYYY-MM') as month,
      classification, sum(count)::integer as count
    from interaction_months where organization_id = ${organizationId} and asset_id = ${thingId} and month >= ${first.slice(0, 10)}::date
    group by 1, 2 having sum(count) > 0`.execute(db)
  return [...Map.groupBy(rows, ({ month }) => month)]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([month, counted]) => ({ month, interactions: toCounts(counted) }))
}

/** Units and interactions are kept counts, and the newest interaction is the first of an index: an asset may have a million. */
export const summarizeAsset = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  now: Date,
): Promise<AssetSummary | undefined> => {
  const of = (table: string) => sql`from ${sql.table(table)} t where t.organization_id = ${organizationId} and t.asset_id = assets.id`
  const counted = await sql<Counts>`select (select coalesce(sum(t.count), 0)::integer ${of('unit_counts')} and not t.hidden) as units,
      (select count(*)::integer ${of('variants')}) as variants,
      (select count(*)::integer ${of('task_assets')} and t.removed_at is null) as tasks,
      (select t.reported_date ${of('interactions')} order by t.record_date desc, t.id desc limit 1) as latest
    from assets where organization_id = ${organizationId} and id = ${thingId}`.execute(db)
  const [counts] = counted.rows
  if (!counts) return undefined
  const { latest, ...numbers } = counts
  const interactions = await keptCounts(db, organizationId, { page: 1, perPage: 1, sort: 'recordDate_desc', thingId })
  const unitStatuses = await countUnitStatuses(db, organizationId, thingId)
  const months = await countMonths(db, organizationId, thingId, now)
  const visits = await countVisits(db, organizationId, thingId, now)
  return {
    thingId,
    ...numbers,
    unitStatuses,
    interactions,
    months,
    visits,
    ...(latest && { latestInteraction: new Date(latest).toISOString() }),
  }
}
