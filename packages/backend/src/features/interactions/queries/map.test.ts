import { createCalls } from '@tracemark/api/client'
import { isInArea } from '@tracemark/api/rules'
import type { Classification, Coordinates } from '@tracemark/api/schemas'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enterScope, withScope } from '../../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../../testing/create-test-app.ts'

const org = 101

/** One record every 95 minutes: around the earth, dense in two places, on the antimeridian and the pole, and some without a place. */
const fill = sql`insert into interactions (organization_id, id, asset_id, task_id, created_by, name, classification, reported_date, reported_location,
    record_location, record_date, answers)
  select organization_id, gen_random_uuid(), asset_id, task_id, created_by, name,
    (array['notice', 'alert', 'warning', 'unclassified'])[1 + g % 4], timestamptz '2025-09-01 00:00Z' + g * interval '95 minutes',
    case when g % 11 = 0 or g % 5 = 0 then null else point end, case when g % 11 = 0 then null else point end, record_date, answers
  from generate_series(0, 7000) g
  cross join lateral (select jsonb_build_object('point', jsonb_build_object('type', 'Point', 'coordinates', case g % 7
    when 0 then jsonb_build_array(-75.5 + (g % 40) / 97.0, 4.5 + (g % 30) / 89.0)
    when 1 then jsonb_build_array(-75.512345, 4.567891)
    when 2 then jsonb_build_array(case when g % 2 = 0 then 180 else -180 end, (g % 181) - 90)
    when 3 then jsonb_build_array((g % 361) - 180, case when g % 2 = 0 then 90 else -90 end)
    else jsonb_build_array((g * 7.77 % 360) - 180, (g * 3.33 % 180) - 90) end)) as point) places
  join (select *, row_number() over (order by id) as n from interactions where organization_id = ${org} limit 200) demo on n = 1 + g % 200`

const asIs = sql`select organization_id, level, grain, start, x, y, classification, sum(count)::integer as count, sum(longitudes) as longitudes, sum(latitudes) as latitudes
  from interaction_cells where organization_id = ${org} group by 1, 2, 3, 4, 5, 6, 7 having sum(count) <> 0 or sum(longitudes) <> 0 or sum(latitudes) <> 0
  order by 1, 2, 3, 4, 5, 6, 7`

const asCounted = sql`select organization_id, level::smallint, grain, date_trunc(grain, reported_date, 'UTC') as start,
    case when level = 0 then 0 else floor((longitude + 180000000) * 2.0 ^ level / 360000000)::integer end as x,
    case when level = 0 then 0 else floor((latitude + 90000000) * 2.0 ^ level / 360000000)::integer end as y, classification,
    count(*)::integer as count, coalesce(sum(longitude), 0)::numeric as longitudes, coalesce(sum(latitude), 0)::numeric as latitudes
  from interactions cross join (values ('year'), ('month'), ('day')) g (grain) cross join (values (0), (6), (11), (16)) l (level)
  where organization_id = ${org} and (longitude is null) = (level = 0) group by 1, 2, 3, 4, 5, 6, 7 order by 1, 2, 3, 4, 5, 6, 7`

interface Kept {
  place: Coordinates | undefined
  classification: Classification
  at: number
}

let app: TestApp
let all: readonly Kept[]

const readAll = (): Promise<readonly Kept[]> =>
  withScope(app.db, { organizationId: org }, async (db) => {
    const { rows } = await sql<{ place: Coordinates | null; classification: Classification; at: Date }>`
      select coalesce(reported_location, record_location) -> 'point' -> 'coordinates' as place, classification, reported_date as at
      from interactions where organization_id = ${org}`.execute(db)
    return rows.map(({ place, at, ...row }) => ({ ...row, place: place ?? undefined, at: at.getTime() }))
  })

beforeAll(async () => {
  app = await createTestApp()
  await withScope(app.db, { organizationId: org }, async (db) => {
    await fill.execute(db)
    const part = (each: number) => sql`organization_id = ${org} and hashtext(id::text) % ${each} = 0`
    await sql`update interactions set classification = 'warning' where ${part(5)}`.execute(db)
    await sql`update interactions set reported_location = jsonb_build_object('point', jsonb_build_object('type', 'Point', 'coordinates',
      jsonb_build_array(-75.51, 4.56))) where ${part(7)}`.execute(db)
    await sql`update interactions set reported_location = null, reported_date = reported_date - interval '40 days' where ${part(8)}`.execute(
      db,
    )
    await sql`update interactions set expired_at = record_date where ${part(9)}`.execute(db)
    await enterScope(db, { organizationId: org, component: 'removal' })
    await sql`update interactions set deleted_at = record_date where ${part(13)}`.execute(db)
  })
  all = await readAll()
})
afterAll(() => app.stop())

test('what is kept is what is there: recorded, corrected, moved, expired and hidden', async () => {
  await withScope(app.db, { organizationId: org }, async (db) => {
    const { rows: kept } = await asIs.execute(db)
    const { rows: counted } = await asCounted.execute(db)
    expect(kept.length).toBeGreaterThan(5000)
    expect(kept).toEqual(counted)
  })
})

const level = fc.integer({ min: 1, max: 18 })
const drawArea = level.chain((grid) => {
  const size = 360 / 2 ** grid
  const [columns, rows] = [2 ** grid, 2 ** grid / 2]
  const side = (most: number) => fc.tuple(fc.integer({ min: 0, max: most - 1 }), fc.integer({ min: 1, max: most }))
  return fc.tuple(side(columns), side(rows), fc.boolean()).map(([[first, width], [low, height], isCut]) => {
    const degrees = (line: number, origin: number) => line * size - origin + (isCut && line > 0 && line < columns ? 0.0001 : 0)
    const east = (first + width) % columns
    const sides = [degrees(first, 180), degrees(low, 90), east === 0 ? 180 : degrees(east, 180), Math.min(90, degrees(low + height, 90))]
    return sides[0] === sides[2] ? '-180,-90,180,90' : sides.map((value) => Number(value.toFixed(13))).join()
  })
})
const dense = fc.constantFrom('-75.9375,4.21875,-75.234375,5.625', '-112.5,-22.5,-45,22.5', '135,-45,-135,90', '-180,-90,180,90')
const begin = Date.UTC(2025, 6, 1)
const drawTime = fc.option(fc.integer({ min: 0, max: 600 * 24 * 60 }).map((minutes) => begin + minutes * 60_000))

test('list and map find the same in any area and time, exactly where counts are kept', async () => {
  const { interactions } = createCalls(app)
  const options = { token: await app.organizationToken('owner') }
  const params = { org }
  const kinds = fc.constantFrom<Classification[]>([], ['alert'], ['warning', 'notice'])
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(drawArea, dense),
      drawTime,
      drawTime,
      kinds,
      fc.integer({ min: 1, max: 18 }),
      async (bounds, one, other, classification, zoom) => {
        const [from, to] = one !== null && other !== null && one > other ? [other, one] : [one, other]
        const isWithin = ({ at }: Kept) => (from === null || at >= from) && (to === null || at < to)
        const isWanted = (row: Kept) => isWithin(row) && (classification.length === 0 || classification.includes(row.classification))
        const wanted = all.filter((row) => isWanted(row) && isInArea(bounds, row.place))
        const query = {
          bounds,
          ...(classification.length > 0 && { classification }),
          ...(from !== null && { reportedFrom: new Date(from).toISOString() }),
          ...(to !== null && { reportedTo: new Date(to).toISOString() }),
        }
        const list = await interactions.list({ params, query: { ...query, perPage: 1 } }, options)
        const map = await interactions.map({ params, query: { ...query, zoom } }, options)
        const counted = map.clusters.reduce((sum, { count }) => sum + count, 0)
        const most = wanted.length > 5000 && list.isAtLeast ? 5000 : wanted.length
        expect({ list: list.totalItems, map: map.totalItems, counted, nowhere: map.withoutPlace }).toEqual({
          list: most,
          map: wanted.length > 5000 && map.isAtLeast ? 5000 : wanted.length,
          counted: map.totalItems,
          nowhere: { totalItems: all.filter((row) => isWanted(row) && !row.place).length },
        })
        for (const cluster of map.clusters) {
          expect(isInArea(cluster.bounds, cluster.coordinates)).toBe(true)
          expect(Object.values(cluster.classifications).reduce((sum, count) => sum + count)).toBe(cluster.count)
          expect(cluster.interaction !== undefined).toBe(cluster.count === 1)
        }
        expect(map.clusters.length).toBeLessThanOrEqual(400)
      },
    ),
    { numRuns: 60, seed: 20_261_201 },
  )
})

test('the whole earth is counted exactly, and what no count knows as far as the list counts', async () => {
  const { interactions } = createCalls(app)
  const options = { token: await app.organizationToken('owner') }
  const params = { org }
  const placed = all.filter(({ place }) => place).length
  const world = await interactions.map({ params, query: { zoom: 1 } }, options)
  expect([world.totalItems, world.isAtLeast]).toEqual([placed, undefined])
  const list = await interactions.list({ params, query: { bounds: '-180,-90,180,90', perPage: 1 } }, options)
  expect([list.totalItems, list.isAtLeast]).toEqual([placed, undefined])
  const cut = await interactions.map({ params, query: { bounds: '-179.9999,-90,180,90', zoom: 1 } }, options)
  expect([cut.totalItems, cut.isAtLeast, cut.clusters.reduce((sum, { count }) => sum + count, 0)]).toEqual([5000, true, 5000])
})
