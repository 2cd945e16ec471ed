import { createRandom } from './random.ts'
import type { DemoPageVisits, DemoThing } from './types.ts'

const DAY_MS = 86_400_000
const DAYS = 120
/** From Sunday to Saturday: labels are read where people shop. */
const OF_WEEKDAY = [0.9, 0.6, 0.65, 0.75, 0.85, 1.15, 1.4]

/** How often the public pages of these assets were opened, on each of the last days. */
export const createPageVisits = (things: readonly Pick<DemoThing, 'organizationId' | 'id'>[], now: Date): DemoPageVisits[] =>
  things.flatMap(({ organizationId, id }) => {
    const random = createRandom(`visits ${id}`)
    const usual = random.integer(3, 34)
    return Array.from({ length: DAYS }, (_, index): DemoPageVisits => {
      const day = new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS)
      const share = (OF_WEEKDAY[day.getUTCDay()] ?? 1) * (0.6 + (0.6 * index) / DAYS) * random.decimal(0.6, 1.4, 2)
      return { organizationId, thingId: id, day: day.toISOString().slice(0, 10), visits: Math.round(usual * share) }
    }).filter(({ visits }) => visits > 0)
  })
