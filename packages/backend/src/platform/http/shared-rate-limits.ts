import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { createRateLimits, hashKey, type LimitName, limits, type RateLimits, rateLimited } from './rate-limits.ts'

/**
 * How many calls a process counts by itself before it tells the others: a twentieth of many, and every single one of few.
 * Whoever looks at a public page costs no question to the database, and whoever guesses passwords gets not one try more.
 */
const getLot = (points: number): number => Math.max(1, Math.floor(points / 20 / 10) * 10)

const getKey = (name: LimitName, key: string): string => `${name} ${hashKey(key)}`

/** Counted by all processes of one database together. Each may be wrong by what it has not told yet. */
export const createSharedRateLimits = (db: Kysely<Database>): RateLimits => {
  const own = createRateLimits()
  const count = async (name: LimitName, key: string, cost: number) => {
    const { rows } = await sql<{ total: number; milliseconds: number }>`
      select total, milliseconds from count_calls(${getKey(name, key)}, ${cost}, ${limits[name].duration})`.execute(db)
    return rows[0] ?? { total: 0, milliseconds: 0 }
  }
  return {
    take: async (name, key) => {
      const lot = getLot(limits[name].points)
      const counted = await own.take(name, key)
      if (counted % lot !== 0) return counted
      const { total, milliseconds } = await count(name, key, lot)
      if (total <= limits[name].points) return total
      // Until it would tell of the next ones, it would let them through.
      if (lot > 1) await own.close(name, key, milliseconds)
      throw rateLimited(milliseconds)
    },
    check: own.check,
    giveBack: async (name, key, what) => {
      await own.giveBack(name, key, what)
      if (what === 'all') await sql`select forget_calls(${getKey(name, key)})`.execute(db)
      else await count(name, key, -1)
    },
  }
}

/** Forgets what is over. Gives how much that was. */
export const sweepRateLimits = async (db: Kysely<Database>): Promise<number> => {
  const { rows } = await sql<{ swept: number }>`select forget_calls(null) as swept`.execute(db)
  return rows[0]?.swept ?? 0
}
