const QUARTER_MS = 15 * 60_000
/** No time zone is further from UTC. */
const FURTHEST_MS = 15 * 3_600_000

/** What day it is at an instant in a time zone, `YYYY-MM-DD`. */
export const createDayReader = (timeZone: string): ((instant: Date) => string) => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  return (instant) => format.format(instant)
}

/** A day so many days later. Days are counted in UTC, where every day has 24 hours. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/**
 * The instant at which a day begins in a time zone: mostly midnight; a later hour where the clock is put forward at midnight. It is a
 * quarter of an hour of UTC, as all changes of clocks are since 1972.
 */
export const startOfDay = (day: string, readDay: (instant: Date) => string): Date => {
  const midnight = Date.parse(day)
  let before = midnight - FURTHEST_MS - QUARTER_MS
  let at = midnight + FURTHEST_MS
  while (at - before > QUARTER_MS) {
    const between = before + Math.floor((at - before) / QUARTER_MS / 2) * QUARTER_MS
    if (readDay(new Date(between)) >= day) at = between
    else before = between
  }
  return new Date(at)
}
