import type { AssetSummary } from '@tracemark/api/schemas'

const DAYS = 30
const DAY_MS = 86_400_000

/** The last thirty days in UTC, the oldest first, and how often the public page was opened on each. */
export const lastDays = (days: AssetSummary['visits']['days'], now: Date) => {
  const found = new Map(days.map(({ day, visits }) => [day, visits]))
  const periods = Array.from({ length: DAYS }, (_, at) => new Date(now.getTime() - (DAYS - 1 - at) * DAY_MS).toISOString().slice(0, 10))
  return { periods, visits: periods.map((day) => found.get(day) ?? 0) }
}
