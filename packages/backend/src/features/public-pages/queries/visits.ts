import { type AssetSummary, type CatalogueVisits, VISIT_DAYS } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

const DAY_MS = 86_400_000

/** So often was the page of an asset opened on a day (`YYYY-MM-DD`). */
interface DayVisits {
  thingId: string
  day: string
  visits: number
}

/** Adds to what was counted before. An asset that is gone is left out; two processes lock the rows in the same order. */
export const addVisits = async (db: ScopedDatabase, organizationId: number, counted: readonly DayVisits[]): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select id from assets where organization_id = ${organizationId}
    and id = any(${counted.map(({ thingId }) => thingId)}::uuid[]) order by id for key share`.execute(db)
  const present = new Set(rows.map(({ id }) => id))
  const kept = counted.filter(({ thingId }) => present.has(thingId)).toSorted((a, b) => (a.thingId + a.day < b.thingId + b.day ? -1 : 1))
  if (kept.length === 0) return
  const values = kept.map(({ thingId, day, visits }) => sql`(${organizationId}, ${thingId}, ${day}::date, ${visits})`)
  await sql`insert into page_visits (organization_id, asset_id, day, visits) values ${sql.join(values)}
    on conflict (organization_id, asset_id, day) do update set visits = page_visits.visits + excluded.visits`.execute(db)
}

const firstDay = (now: Date): string => new Date(now.getTime() - (VISIT_DAYS - 1) * DAY_MS).toISOString().slice(0, 10)

/** Of the public pages of all assets; the index by day bounds what is read. */
export const countAllVisits = async (db: ScopedDatabase, organizationId: number, now: Date): Promise<z.infer<typeof CatalogueVisits>> => {
  const { rows } = await sql<{ visits: number }>`select coalesce(sum(visits), 0)::integer as visits from page_visits
    where organization_id = ${organizationId} and day >= ${firstDay(now)}::date`.execute(db)
  return { visits: rows[0]?.visits ?? 0 }
}

/** Of the public page of an asset. */
export const countVisits = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  now: Date,
): Promise<AssetSummary['visits']> => {
  const first = firstDay(now)
  const counted = await sql<{ total: number }>`select coalesce(sum(visits), 0)::integer as total from page_visits
    where organization_id = ${organizationId} and asset_id = ${thingId}`.execute(db)
  const { rows } = await sql<{ day: string; visits: number }>`select to_char(day, 'YYYY-MM-DD') as day, visits from page_visits
    where organization_id = ${organizationId} and asset_id = ${thingId} and day >= ${first}::date order by page_visits.day`.execute(db)
  return { total: counted.rows[0]?.total ?? 0, days: rows }
}
