import {
  type Bounds,
  type CellCount,
  type Gathered,
  gatherClusters,
  getGridLevel,
  getOnlyPlace,
  getPlace,
  readBounds,
  splitWords,
  toCluster,
  toMicro,
} from '@tracemark/api/rules'
import {
  type Classification,
  type Interaction,
  type InteractionMap,
  type InteractionMapQuery,
  type InteractionQuery,
  NOWHERE,
} from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { findKeptCells, findLevel, toColumn, toRow } from './cells.ts'
import { type Chosen, countRows, unsearched } from './choice.ts'
import { filtered, narrowedTo } from './filters.ts'
import { byDate, getDateColumn } from './order.ts'
import { type Records, records, selected, toInteraction, withNames } from './rows.ts'
import { withRules } from './rules.ts'
import { COUNTED_UNSEARCHED_MAX, findFew, haveWords } from './search.ts'
import { lookUp } from './words.ts'

const TURN = 360_000_000

interface Row {
  x: number
  y: number
  classification: Classification
  count: number
  longitudes: string
  latitudes: string
  west: string
  south: string
  east: string
  north: string
  id?: string
}

const toCell = ({ x, y, classification, count, id, ...places }: Row): CellCount => ({
  cell: `${x}/${y}`,
  ...(count === 1 && { id }),
  classification,
  count,
  longitudes: Number(places.longitudes),
  latitudes: Number(places.latitudes),
  west: Number(places.west),
  south: Number(places.south),
  east: Number(places.east),
  north: Number(places.north),
})

/** Of the kept counts of one grid those of a coarser one. */
const readKept = async (db: ScopedDatabase, cells: RawBuilder<unknown>, kept: number, level: number): Promise<CellCount[]> => {
  const halved = kept - level
  // What was moved within a cell is counted nowhere, and has changed the sums.
  const { rows } =
    await sql<Row>`select x >> ${halved}::integer as x, y >> ${halved}::integer as y, classification, sum(count)::integer as count,
      sum(longitudes) as longitudes, sum(latitudes) as latitudes, min(x) filter (where count > 0) as west, min(y) filter (where count > 0) as south,
      max(x) filter (where count > 0) + 1 as east, max(y) filter (where count > 0) + 1 as north
    from (${cells}) cells group by 1, 2, 3 having sum(count) > 0`.execute(db)
  const toMicro = (line: number, origin: number) => (line * TURN) / 2 ** kept - origin
  return rows.map(toCell).map(({ west, south, east, north, ...cell }) => ({
    ...cell,
    west: toMicro(west, TURN / 2),
    south: toMicro(south, TURN / 4),
    east: toMicro(east, TURN / 2),
    north: toMicro(north, TURN / 4),
  }))
}

/** Among so many of the newest is looked for words that many records have. */
const SEARCHED_MAX = 5_000

/** What a search finds: all of it where that is little, and otherwise what is among the newest. */
const search = async (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Chosen> => {
  const words = await lookUp(db, organizationId, splitWords(query.search))
  const few = await findFew(db, organizationId, words)
  const left = narrowedTo(query.classification, filtered(db, organizationId, accountId, query))
  const newest = byDate(left, 'reported_date').limit(SEARCHED_MAX).selectAll('i')
  const ids = few ? sql`${few}::uuid[]` : sql`array(select i.id from ${newest} i where ${haveWords(words)})`
  const rows = left.where(sql<boolean>`i.id = any(${ids})`)
  const counted = await rows.select('i.classification').execute()
  return { rows, counts: countRows(counted), totalItems: counted.length, isAtLeast: few === undefined }
}

const choose = (db: ScopedDatabase, organizationId: number, accountId: string, query: InteractionQuery): Promise<Chosen> =>
  (splitWords(query.search).length === 0 ? unsearched : search)(db, organizationId, accountId, query)

/** What lies in the cells, and the records that it is where cells don't say their ids. */
interface Found {
  cells: readonly CellCount[]
  rows?: Records
  totalItems: number
  isAtLeast?: boolean | undefined
}

/** Counted exactly, however many there are; undefined where no count is kept of what is asked. */
const findKept = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  bounds: Bounds,
  level: number,
): Promise<Found | undefined> => {
  const kept = findLevel(bounds, level)
  const counts = kept && (await findKeptCells(db, organizationId, query, kept))
  if (!counts) return undefined
  const cells = await readKept(db, counts, kept, level)
  const totalItems = cells.reduce((sum, { count }) => sum + count, 0)
  return { cells, rows: narrowedTo(query.classification, filtered(db, organizationId, accountId, query)), totalItems }
}

/** Of what the list counts: the newest where there are more. */
const findNewest = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  query: InteractionQuery,
  level: number,
): Promise<Found> => {
  const { rows: found, totalItems, isAtLeast } = await choose(db, organizationId, accountId, query)
  const newest = byDate(found, getDateColumn(query.sort))
    .limit(query.perPage)
    .select(['i.id', 'i.classification', 'i.longitude', 'i.latitude'])
  const { rows } =
    await sql<Row>`select min(id::text) as id, ${toColumn(sql`longitude`, level)} as x, ${toRow(sql`latitude`, level)} as y, classification,
      count(*)::integer as count, sum(longitude) as longitudes, sum(latitude) as latitudes,
      min(longitude) as west, min(latitude) as south, max(longitude) + 1 as east, max(latitude) + 1 as north
    from ${newest} newest group by 2, 3, 4`.execute(db)
  return { cells: rows.map(toCell), totalItems, isAtLeast }
}

/** The ids of the records that are alone at these places, in millionths of a degree: no count has more than one there. */
const findIds = async (
  db: ScopedDatabase,
  among: Records,
  places: readonly (readonly [longitude: number, latitude: number])[],
): Promise<string[]> => {
  const [longitudes, latitudes] = [places.map(([longitude]) => longitude), places.map(([, latitude]) => latitude)]
  const there = among.where(sql<boolean>`i.longitude = place.longitude and i.latitude = place.latitude`).limit(1).select('i.id')
  const { rows } = await sql<{ id: string }>`select found.id from
    unnest(${longitudes}::integer[], ${latitudes}::integer[]) place (longitude, latitude) cross join lateral ${there} found`.execute(db)
  return rows.map(({ id }) => id)
}

/** Records that are alone in their clusters, by their places. */
const findAlone = async (
  db: ScopedDatabase,
  organizationId: number,
  clusters: readonly Gathered[],
  among: Records | undefined,
): Promise<ReadonlyMap<string, Interaction>> => {
  const places = clusters.map(getOnlyPlace).filter((place) => place !== undefined)
  if (places.length === 0) return new Map()
  const ids = among ? await findIds(db, among, places) : clusters.flatMap(({ id }) => id ?? [])
  const named = await selected(withNames(records(db, organizationId).where(sql<boolean>`i.id = any(${ids}::uuid[])`))).execute()
  return new Map(named.map(toInteraction).map((interaction) => [toMicro(getPlace(interaction) ?? [0, 0]).join(), interaction]))
}

const WORLD = '-180,-90,180,90'

/** Where the records of a list lie: counted exactly where counts are kept of what is asked, and otherwise as far as the list counts. */
export const mapInteractions = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  wanted: InteractionMapQuery,
): Promise<InteractionMap> => {
  const { zoom, ...filters } = wanted
  const { bounds: area = WORLD, ...asked } = await withRules(db, organizationId, {
    ...filters,
    page: 1,
    perPage: COUNTED_UNSEARCHED_MAX,
    sort: 'reportedDate_desc',
  })
  const query = { ...asked, bounds: area }
  const nowhere = await choose(db, organizationId, accountId, { ...query, bounds: NOWHERE })
  const withoutPlace = { totalItems: nowhere.totalItems, ...(nowhere.isAtLeast && { isAtLeast: true }) }
  const bounds = readBounds(area)
  if (!bounds) return { totalItems: 0, clusters: [], withoutPlace }
  const level = getGridLevel(bounds, zoom)
  const found =
    (await findKept(db, organizationId, accountId, query, bounds, level)) ?? (await findNewest(db, organizationId, accountId, query, level))
  const gathered = gatherClusters(found.cells, zoom)
  const alone = await findAlone(db, organizationId, gathered, found.rows)
  return {
    totalItems: found.totalItems,
    ...(found.isAtLeast && { isAtLeast: true }),
    clusters: gathered.map((cluster) => toCluster(cluster, alone.get(getOnlyPlace(cluster)?.join() ?? ''))),
    withoutPlace,
  }
}
