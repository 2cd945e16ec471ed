import { type Cell, table } from '../table.ts'
import type { Server } from './server.ts'

/** What a map costs where there are many interactions: how long of so many calls all but the slowest five of a hundred take. */
const CALLS = 50
const WARMING = 5

const DAY_MS = 86_400_000
const since = new Date(Date.now() - 365 * DAY_MS + 12_345_678).toISOString()

const views = {
  world: 'bounds=-180,-90,180,90&zoom=1',
  // Colombia, and the south of Germany.
  country: 'bounds=-90,-11.25,-56.25,22.5&zoom=5',
  region: 'bounds=-77.34375,2.109375,-73.125,6.328125&zoom=8',
  town: 'bounds=-75.6298828125,4.482421875,-75.3662109375,4.7021484375&zoom=12',
  street: 'bounds=-75.57,4.55,-75.5,4.6&zoom=15',
} as const

const questions = {
  'all of them': '',
  'twelve months': `&reportedFrom=${since}`,
  alerts: `&reportedFrom=${since}&classification=alert`,
  'a review': '&review=received,approved',
  'a word of many assets': '&search=finca',
} as const

const find = (times: readonly number[], part: number): string => {
  const sorted = times.toSorted((first, second) => first - second)
  return (sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0).toFixed(1)
}

/** The table of it, in milliseconds. */
export const measureMaps = async (server: Server): Promise<string> => {
  const rows: Cell[][] = []
  for (const [view, place] of Object.entries(views))
    for (const [question, asked] of Object.entries(questions)) {
      const times: number[] = []
      // They live for five minutes.
      const { many } = await server.tokens()
      let told: { clusters: unknown[]; totalItems: number; isAtLeast?: boolean } | undefined
      for (let call = -WARMING; call < CALLS; call += 1) {
        const begun = performance.now()
        const answer = await fetch(
          `http://127.0.0.1:${server.port}/functions/tracemark-interactions/interaction-maps/101?${place}${asked}`,
          {
            headers: { authorization: `Bearer ${many}` },
          },
        )
        const text = await answer.text()
        if (!answer.ok) throw new Error(`${place}${asked}: ${text}`)
        if (call >= 0) times.push(performance.now() - begun)
        told = JSON.parse(text)
      }
      const shown = `${told?.totalItems}${told?.isAtLeast ? '+' : ''}`
      rows.push([`${view}, ${question}`, shown, told?.clusters.length ?? 0, find(times, 0.5), find(times, 0.95)])
    }
  return table(['', 'interactions', 'clusters', 'p50 ms', 'p95 ms'], rows)
}
