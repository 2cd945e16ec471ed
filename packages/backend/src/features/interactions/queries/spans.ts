import type { Classification, InteractionQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { areKept, type Counts, toCounts } from './counts.ts'

/** Spans of UTC by which interactions are counted, the longest first. */
export const grains = ['month', 'day', 'hour', 'quarter'] as const
export type Grain = (typeof grains)[number]

const MS: Record<Exclude<Grain, 'month'>, number> = { day: 86_400_000, hour: 3_600_000, quarter: 900_000 }

/** Where the span ends that begins here; undefined where none does. */
const getEnd = (at: number, grain: Grain): number | undefined => {
  if (grain !== 'month') return at % MS[grain] === 0 ? at + MS[grain] : undefined
  const date = new Date(at)
  if (at % MS.day !== 0 || date.getUTCDate() !== 1) return undefined
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1)
}

/** Spans of one grain that follow each other. */
export interface SpanRange {
  grain: Grain
  from: Date
  to: Date
}

/**
 * The spans that make up the time between the first bound and the last, the longest that fit between two bounds: no count of them lies in
 * two parts. Bounds are quarters of an hour, in their order.
 */
export const coverBounds = (bounds: readonly Date[]): SpanRange[] => {
  const ranges: { grain: Grain; from: number; to: number }[] = []
  let at = bounds[0]?.getTime() ?? 0
  for (const bound of bounds.slice(1)) {
    const end = bound.getTime()
    while (at < end) {
      const found = grains.map((grain) => ({ grain, to: getEnd(at, grain) })).find(({ to }) => to !== undefined && to <= end)
      if (found?.to === undefined)
        throw new RangeError(`${new Date(at).toISOString()} to ${bound.toISOString()} are no quarters of an hour.`)
      const last = ranges.at(-1)
      if (last?.grain === found.grain && last.to === at) last.to = found.to
      else ranges.push({ grain: found.grain, from: at, to: found.to })
      at = found.to
    }
  }
  return ranges.map(({ grain, from, to }) => ({ grain, from: new Date(from), to: new Date(to) }))
}

/** What interactions are counted by in spans of time. */
export type SpanKind = 'classification' | 'task' | 'service' | 'asset' | 'worker' | 'place'

/** The kept counts of what was reported between these bounds. */
export const countsBetween = (organizationId: number, kind: SpanKind, bounds: readonly Date[]): RawBuilder<unknown> => {
  const ranges = coverBounds(bounds).map(
    ({ grain, from, to }) => sql`(grain = ${grain} and start >= ${from}::timestamptz and start < ${to}::timestamptz)`,
  )
  return sql`interaction_spans where organization_id = ${organizationId} and kind = ${kind}
    and (${ranges.length > 0 ? sql.join(ranges, sql` or `) : sql`false`})`
}

/** How many of each classification were reported between each two bounds. */
export const countParts = async (db: ScopedDatabase, organizationId: number, bounds: readonly Date[]): Promise<Counts[]> => {
  const { rows } = await sql<{ part: number; classification: Classification; count: number }>`select
      width_bucket(start, ${bounds.map((bound) => bound.toISOString())}::timestamptz[]) as part, key as classification, sum(count)::integer as count
    from ${countsBetween(organizationId, 'classification', bounds)} group by 1, 2`.execute(db)
  const byPart = Map.groupBy(rows, ({ part }) => part)
  return bounds.slice(1).map((_, at) => toCounts(byPart.get(at + 1) ?? []))
}

export const addCounts = (all: readonly Counts[]): Counts => {
  const add = (name: Classification) => all.reduce((sum, counts) => sum + counts[name], 0)
  return { notice: add('notice'), alert: add('alert'), warning: add('warning'), unclassified: add('unclassified') }
}

/** The exact counts of a list by the reported date alone, however many there are; undefined where no count is kept of what is asked. */
export const keptBetween = async (db: ScopedDatabase, organizationId: number, query: InteractionQuery): Promise<Counts | undefined> => {
  const { reportedFrom, reportedTo, thingId, taskId, history = 'all', ...asked } = query
  if (reportedFrom === undefined || reportedTo === undefined || !areKept(asked)) return undefined
  if (thingId !== undefined || taskId !== undefined || history !== 'all') return undefined
  const bounds = [new Date(reportedFrom), new Date(reportedTo)]
  if (bounds.some((bound) => bound.getTime() % MS.quarter !== 0)) return undefined
  return addCounts(await countParts(db, organizationId, bounds))
}
