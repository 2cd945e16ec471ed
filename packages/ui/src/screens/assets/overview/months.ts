import type { AssetSummary, Classification } from '@tracemark/api/schemas'

const MONTHS = 12

/** The first days of the last twelve months, the oldest first, and how many interactions of a classification each has. */
export const lastMonths = (months: AssetSummary['months'], now: Date) => {
  const periods = Array.from({ length: MONTHS }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - MONTHS + 1 + at)).toISOString().slice(0, 10),
  )
  const found = new Map(months.map(({ month, interactions }) => [month, interactions]))
  return { periods, of: (kind: Classification) => periods.map((day) => found.get(day.slice(0, 7))?.[kind] ?? 0) }
}
