import { addDays, arePartsAlike, dividePeriod, getPeriodUnit } from '@tracemark/api/rules'
import {
  type DashboardBar,
  type DashboardQuery,
  type DashboardRow,
  type DashboardRows,
  type DashboardRowsQuery,
  type DashboardStatuses,
  type DashboardTotal,
  type PeriodUnit,
  UNKNOWN_UNIT_STATUS,
} from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Counts } from '../interactions/queries/counts.ts'
import { addCounts, countParts, countsBetween, type SpanKind } from '../interactions/queries/spans.ts'

interface DividedPeriod {
  unit: PeriodUnit
  bounds: Date[]
  /** Of the period before, where it is compared. It ends where this one begins. */
  earlier: Date[] | undefined
}

/** In the organization's time zone. */
const divide = async (db: ScopedDatabase, organizationId: number, { from, to, beforeFrom }: DashboardQuery): Promise<DividedPeriod> => {
  const row = await db.selectFrom('organizations').select('time_zone').where('id', '=', organizationId).executeTakeFirst()
  const timeZone = row?.time_zone ?? 'UTC'
  const unit = getPeriodUnit(from, to)
  const isCompared = beforeFrom !== undefined && beforeFrom < from
  return {
    unit,
    bounds: dividePeriod({ from, to, unit, timeZone }),
    earlier: isCompared ? dividePeriod({ from: beforeFrom, to: addDays(from, -1), unit, timeZone }) : undefined,
  }
}

const toSpan = (bounds: readonly Date[]) => ({
  from: (bounds[0] ?? new Date(0)).toISOString(),
  to: (bounds.at(-1) ?? new Date(0)).toISOString(),
})

const NO_COUNTS: Counts = { notice: 0, alert: 0, warning: 0, unclassified: 0 }

const addUp = (counts: Counts): number => counts.notice + counts.alert + counts.warning + counts.unclassified

/** All interactions of a period, part by part. */
export const countTotal = async (db: ScopedDatabase, organizationId: number, query: DashboardQuery): Promise<DashboardTotal> => {
  const { unit, bounds, earlier = [] } = await divide(db, organizationId, query)
  const parts = await countParts(db, organizationId, [...earlier.slice(0, -1), ...bounds])
  const partsBefore = parts.slice(0, Math.max(0, earlier.length - 1))
  const now = parts.slice(partsBefore.length)
  const isCompared = earlier.length > 0
  const hasLikes = isCompared && arePartsAlike(bounds, earlier)
  const classifications = addCounts(now)
  const classificationsBefore = addCounts(partsBefore)
  const bars = now.map(
    (counts, at): DashboardBar => ({
      ...toSpan(bounds.slice(at, at + 2)),
      classifications: counts,
      ...(hasLikes && { before: addUp(partsBefore[at] ?? NO_COUNTS) }),
    }),
  )
  return {
    ...toSpan(bounds),
    unit,
    count: addUp(classifications),
    classifications,
    ...(isCompared && { before: addUp(classificationsBefore), classificationsBefore }),
    bars,
  }
}

type Names = ReadonlyMap<string, Pick<DashboardRow, 'name' | 'image'>>

/** What rows are called by their keys. */
type FindNames = (db: ScopedDatabase, organizationId: number, keys: readonly string[]) => Promise<Names>

const findTasks: FindNames = async (db, organizationId, keys) => {
  const rows = await db
    .selectFrom('tasks')
    .select(['id', 'name'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', keys)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, { name }]))
}

const findAssets: FindNames = async (db, organizationId, keys) => {
  const rows = await db
    .selectFrom('assets')
    .select(['id', 'name', 'image'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', keys)
    .execute()
  return new Map(rows.map(({ id, name, image }) => [id, { name, ...(image !== null && { image }) }]))
}

const findPeople: FindNames = async (db, _, keys) => {
  const rows = await db.selectFrom('accounts').select(['id', 'first_name', 'last_name']).where('id', 'in', keys).execute()
  return new Map(rows.map(({ id, first_name, last_name }) => [id, { name: `${first_name} ${last_name ?? ''}`.trim() }]))
}

const findByKind: Record<Exclude<SpanKind, 'classification' | 'place'>, FindNames> = {
  task: findTasks,
  service: findTasks,
  asset: findAssets,
  worker: findPeople,
}

interface CountedKey {
  key: string
  count: number
  before: number
  keys: number
  total: number
  total_before: number
}

/** Interactions of a period by one of their kinds. Those that name none stand before the rows. */
export const countRows = async (
  db: ScopedDatabase,
  organizationId: number,
  kind: Exclude<SpanKind, 'classification'>,
  query: DashboardRowsQuery,
): Promise<DashboardRows> => {
  const { bounds, earlier } = await divide(db, organizationId, query)
  const first = (bounds[0] ?? new Date(0)).toISOString()
  const ends = [...(earlier ?? []).slice(0, 1), ...bounds.slice(0, 1), ...bounds.slice(-1)]
  const { rows } = await sql<CountedKey>`with counted as (
      select key, coalesce(sum(count) filter (where start >= ${first}::timestamptz), 0)::integer as count,
        coalesce(sum(count) filter (where start < ${first}::timestamptz), 0)::integer as before
      from ${countsBetween(organizationId, kind, ends)} group by key)
    select key, count, before, (count(*) filter (where key <> '') over ())::integer as keys, (sum(count) over ())::integer as total,
      (sum(before) over ())::integer as total_before
    from counted where count > 0 or before > 0 order by key <> '', count desc, key collate "C" limit ${query.rows + 1}`.execute(db)
  const isCompared = earlier !== undefined
  const toCounted = (counted: { count: number; before: number } | undefined) => ({
    count: counted?.count ?? 0,
    ...(isCompared && { before: counted?.before ?? 0 }),
  })
  const named = rows.filter(({ key }) => key !== '').slice(0, query.rows)
  const names =
    kind === 'place' || named.length === 0
      ? undefined
      : await findByKind[kind](
          db,
          organizationId,
          named.map(({ key }) => key),
        )
  const [some] = rows
  return {
    ...toSpan(bounds),
    ...toCounted(some && { count: some.total, before: some.total_before }),
    rows: named.map((row) => ({
      ...(names ? { id: row.key, name: '', ...names.get(row.key) } : { name: row.key }),
      ...toCounted(row),
    })),
    totalRows: some?.keys ?? 0,
    none: toCounted(rows.find(({ key }) => key === '')),
  }
}

/** Units that are not hidden by status, the lowest value first. Without one, they count as the synthetic status. */
export const countStatuses = async (db: ScopedDatabase, organizationId: number): Promise<DashboardStatuses> => {
  const { rows } = await sql<DashboardStatuses['statuses'][number]>`select kept.status as value,
      coalesce(status.name, ${UNKNOWN_UNIT_STATUS.name}) as name, sum(kept.count)::integer as count
    from unit_counts kept left join unit_statuses status on status.organization_id = kept.organization_id and status.value = kept.status
    where kept.organization_id = ${organizationId} and not kept.hidden
    group by 1, 2 having sum(kept.count) > 0 order by 1`.execute(db)
  return { count: rows.reduce((sum, { count }) => sum + count, 0), statuses: rows }
}
