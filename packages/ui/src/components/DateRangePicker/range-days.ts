/** The ranges of the specification (1, section 2: dashboard). */
export const dateRanges = ['today', 'last_7_days', 'last_week', 'last_30_days', 'last_month', 'last_12_months', 'custom'] as const
export type DateRangeName = (typeof dateRanges)[number]

/** Days are `YYYY-MM-DD`, both included. */
export interface DateRange {
  range: DateRangeName
  from: string
  to: string
}

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 Sunday. */
export type WeekDay = 1 | 2 | 3 | 4 | 5 | 6 | 7

const iso = (day: Date) => day.toISOString().slice(0, 10)

/** A day some months and days away. Days are counted in UTC, where every day has 24 hours. */
const away = (day: string, { months = 0, days = 0 }: { months?: number; days?: number }): string => {
  const date = new Date(day)
  const target = date.getUTCMonth() + months
  const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), target + 1, 0)).getUTCDate()
  return iso(new Date(Date.UTC(date.getUTCFullYear(), target, Math.min(date.getUTCDate(), lastOfMonth) + days)))
}

/**
 * The days of a range, seen from `today` (`YYYY-MM-DD`). The last 7 days, 30 days and 12 months end today; last week and last month
 * are the whole ones before this one. `custom` has no days of its own.
 */
export const rangeDays = (range: DateRangeName, today: string, weekStart: WeekDay): { from: string; to: string } | undefined => {
  const firstOfMonth = `${today.slice(0, 8)}01`
  const intoWeek = (new Date(today).getUTCDay() - weekStart + 7) % 7
  switch (range) {
    case 'today':
      return { from: today, to: today }
    case 'last_7_days':
      return { from: away(today, { days: -6 }), to: today }
    case 'last_week':
      return { from: away(today, { days: -intoWeek - 7 }), to: away(today, { days: -intoWeek - 1 }) }
    case 'last_30_days':
      return { from: away(today, { days: -29 }), to: today }
    case 'last_month':
      return { from: away(firstOfMonth, { months: -1 }), to: away(firstOfMonth, { days: -1 }) }
    case 'last_12_months':
      return { from: away(today, { months: -12, days: 1 }), to: today }
    case 'custom':
      return undefined
  }
}
