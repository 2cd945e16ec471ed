import { type Bounds, findCells, readBounds } from '@tracemark/api/rules'
import { type Classification, type InteractionQuery, NOWHERE } from '@tracemark/api/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { areKept, type Counts, toCounts } from './counts.ts'
import { liesIn } from './filters.ts'
import { byDate } from './order.ts'
import { records } from './rows.ts'
import { COUNTED_UNSEARCHED_MAX } from './search.ts'

/** The grids by which records are counted: of cells 600 km, 20 km and 600 m wide on the equator, the coarsest first. */
const levels = [6, 11, 16] as const
type Level = (typeof levels)[number]

/** The coarsest of these grids that has cells of no more than this grid's, and whose cells the bounds don't cut. */
export const findLevel = (bounds: Bounds, atLeast = 0): Level | undefined =>
  levels.find((level) => level >= atLeast && findCells(bounds, level) !== undefined)

/** In which column or row of a grid a place in millionths of a degree lies. */
export const toColumn = (longitude: RawBuilder<unknown>, level: number) =>
  sql<number>`(((${longitude} + 180000000)::bigint << ${level}::integer) / 360000000)::integer`
export const toRow = (latitude: RawBuilder<unknown>, level: number) =>
  sql<number>`(((${latitude} + 90000000)::bigint << ${level}::integer) / 360000000)::integer`

const all = (parts: readonly RawBuilder<unknown>[]) => sql.join([sql`true`, ...parts], sql` and `)

const DAY_MS = 86_400_000
const floorDay = (at: number): number => Math.floor(at / DAY_MS) * DAY_MS

/** Spans of UTC by which cells are counted, the longest first, and where the one begins that an instant lies in, or one of the next ones. */
const grains = [
  { grain: 'year', begin: (at: number, next = 0) => Date.UTC(new Date(at).getUTCFullYear() + next, 0) },
  { grain: 'month', begin: (at: number, next = 0) => Date.UTC(new Date(at).getUTCFullYear(), new Date(at).getUTCMonth() + next) },
  { grain: 'day', begin: (at: number, next = 0) => floorDay(at) + next * DAY_MS },
] as const

interface Span {
  from: number | undefined
  to: number | undefined
}

/** Whole days of UTC within a time, and what is left of it before and after them. */
const divideDays = ({ from, to }: Span): { days: Span; rest: readonly Span[] } => {
  const begin = from === undefined ? undefined : floorDay(from + DAY_MS - 1)
  const end = to === undefined ? undefined : floorDay(to)
  if (begin !== undefined && end !== undefined && begin > end) return { days: { from: end, to: end }, rest: [{ from, to }] }
  const rest = [
    { from, to: begin },
    { from: end, to },
  ]
  return {
    days: { from: begin, to: end },
    rest: rest.filter((part) => part.from !== undefined && part.to !== undefined && part.from < part.to),
  }
}

const isWithin = (column: RawBuilder<unknown>, { from, to }: Span): RawBuilder<unknown> =>
  all([
    ...(from === undefined ? [] : [sql`${column} >= ${new Date(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`${column} < ${new Date(to)}::timestamptz`]),
  ])

/** The counts that make up these days: of the longest spans that fit. */
const coverDays = ({ from, to }: Span, [longest, ...finer]: readonly (typeof grains)[number][] = grains): RawBuilder<unknown>[] => {
  if (!longest || (from !== undefined && from === to)) return []
  const { grain, begin } = longest
  const first = from === undefined || begin(from) === from ? from : begin(from, 1)
  const last = to === undefined ? undefined : begin(to)
  if (first !== undefined && last !== undefined && first > last) return coverDays({ from, to }, finer)
  return [
    ...(from === undefined ? [] : coverDays({ from, to: first }, finer)),
    sql`(grain = ${grain} and ${isWithin(sql`start`, { from: first, to: last })})`,
    ...(to === undefined ? [] : coverDays({ from: last, to }, finer)),
  ]
}

const isInCells = ({ west, south, east, north }: Bounds): RawBuilder<unknown> =>
  sql`y >= ${south} and y < ${north} and ${west < east ? sql`x >= ${west} and x < ${east}` : sql`(x >= ${west} or x < ${east})`}`

/** Cells with how many records they have of each classification; undefined where no count is kept of what is asked, or what is no whole day has many. */
export const findKeptCells = async (
  db: ScopedDatabase,
  organizationId: number,
  query: InteractionQuery,
  level: Level | 0,
): Promise<RawBuilder<unknown> | undefined> => {
  const { bounds: area = '', reportedFrom, reportedTo, classification = [], thingId, taskId, history = 'all', ...asked } = query
  if (!areKept(asked) || thingId !== undefined || taskId !== undefined || history !== 'all') return undefined
  const bounds = readBounds(area)
  const cells = bounds && findCells(bounds, level)
  if (level === 0 ? area !== NOWHERE : cells === undefined) return undefined
  const read = (text: string | undefined) => (text === undefined ? undefined : new Date(text).getTime())
  const { days, rest } = divideDays({ from: read(reportedFrom), to: read(reportedTo) })
  const ofClasses = classification.length > 0 ? sql`classification in (${sql.join(classification)})` : sql`true`
  const kept = sql`select x, y, classification, count, longitudes, latitudes from interaction_cells
    where organization_id = ${organizationId} and level = ${level} and (${sql.join([sql`false`, ...coverDays(days)], sql` or `)})
      and ${cells ? isInCells(cells) : sql`true`} and ${ofClasses}`
  if (rest.length === 0) return kept
  // By the index of dates alone: along that of places nearly all may have to be gone through.
  const ofDays = rest.map((part) => {
    const reported = records(db, organizationId).where(sql<SqlBool>`${isWithin(sql`i.reported_date`, part)}`)
    return sql`(${byDate(reported, 'reported_date')
      .limit(COUNTED_UNSEARCHED_MAX + 1)
      .select(['i.classification', 'i.longitude', 'i.latitude'])})`
  })
  const parts = sql.join(ofDays, sql` union all `)
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${parts}) counted`.execute(db)
  if ((rows[0]?.count ?? 0) > COUNTED_UNSEARCHED_MAX) return undefined
  const [longitude, latitude] = [sql`i.longitude`, sql`i.latitude`]
  return sql`${kept} union all select ${level === 0 ? sql`0, 0` : sql`${toColumn(longitude, level)}, ${toRow(latitude, level)}`}, i.classification, 1,
    i.longitude::bigint, i.latitude::bigint from (${parts}) i where ${liesIn(area)} and ${ofClasses}`
}

/** The exact counts of an area, however many there are; undefined where no count is kept of what is asked. */
export const keptInArea = async (db: ScopedDatabase, organizationId: number, query: InteractionQuery): Promise<Counts | undefined> => {
  const bounds = readBounds(query.bounds ?? '')
  const level = bounds ? findLevel(bounds) : 0
  const cells = level === undefined ? undefined : await findKeptCells(db, organizationId, { ...query, classification: undefined }, level)
  if (!cells) return undefined
  const { rows } = await sql<{ classification: Classification; count: number }>`select classification, sum(count)::integer as count
    from (${cells}) cells group by 1`.execute(db)
  return toCounts(rows)
}
