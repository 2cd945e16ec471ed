import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import { withScope } from '../../../platform/db/scope.ts'
import type { Log } from '../../../platform/log.ts'
import type { Database } from '../../../schema/database.ts'
import { addVisits } from '../queries/visits.ts'
import { createRepeatVisits, type Visitor } from './repeat-visits.ts'

/** So long visits are gathered before they are written. */
const GATHERED_MS = 5000
/** So many rows one statement writes: others are served between two. */
const WRITTEN_AT_ONCE = 200
/** Of so many pages and days visits are gathered at a time; those of further ones are not counted until then. */
const GATHERED_MAX = 5000

/** Counts visits of public pages. The answer waits for nothing of it, and a flood of visits is one write. */
export interface VisitCounter {
  /** Counts one where it begins: a client that opens the page again goes on with it. */
  count(organizationId: number, thingId: string, visitor: Visitor): void
  /** Writes what was gathered. Gives how many rows that were. */
  flush(): Promise<number>
  /** Writes by itself from now on. */
  start(): void
  /** Writes the rest. */
  stop(): Promise<void>
}

interface Gathered {
  organizationId: number
  thingId: string
  day: string
  visits: number
}

export const createVisitCounter = (db: Kysely<Database>, clock: Clock, log: Log): VisitCounter => {
  const repeats = createRepeatVisits(clock)
  const gathered = new Map<string, Gathered>()
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<number> = Promise.resolve(0)
  let isStarted = false

  const write = async (): Promise<number> => {
    const rows = [...gathered.values()]
    gathered.clear()
    for (const [organizationId, counted] of Map.groupBy(rows, (row) => row.organizationId))
      for (let start = 0; start < counted.length; start += WRITTEN_AT_ONCE)
        try {
          const portion = counted.slice(start, start + WRITTEN_AT_ONCE)
          await withScope(db, { organizationId }, (scoped) => addVisits(scoped, organizationId, portion))
        } catch (error) {
          // A number is not worth more than that: what could not be written is not kept.
          log.error({ organizationId, error: error instanceof Error ? error.stack : String(error) }, 'Visits were not written.')
        }
    return rows.length
  }
  const flush = (): Promise<number> => {
    clearTimeout(timer)
    timer = undefined
    underWay = underWay.then(write)
    return underWay
  }
  const schedule = (): void => {
    if (isStarted) timer ??= setTimeout(() => void flush(), GATHERED_MS).unref()
  }
  return {
    count: (organizationId, thingId, visitor) => {
      if (!repeats.begins(`${organizationId} ${thingId}`, visitor)) return
      const day = clock.now().toISOString().slice(0, 10)
      const key = `${organizationId} ${thingId} ${day}`
      const known = gathered.get(key)
      if (known) known.visits++
      else if (gathered.size < GATHERED_MAX) gathered.set(key, { organizationId, thingId, day, visits: 1 })
      schedule()
    },
    flush,
    start: () => {
      isStarted = true
    },
    stop: async () => {
      isStarted = false
      await flush()
    },
  }
}
