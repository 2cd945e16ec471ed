import type { PeriodUnit } from '../schemas/index.ts'
import { addDays, createDayReader, startOfDay } from './local-days.ts'

const HOUR_MS = 3_600_000
/** Longer periods are divided by months. */
const BY_DAY_MAX = 92

const getFirstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 8)}01`, 31).slice(0, 8)}01`

/** A day by hours, some weeks by days, and what is longer by months of the calendar, the first and last of which may be parts. */
export const getPeriodUnit = (from: string, to: string): PeriodUnit => {
  if (from === to) return 'hour'
  return addDays(from, BY_DAY_MAX) > to ? 'day' : 'month'
}

/** Where the parts of a period begin, and where the last one ends. Both days are in it. */
export const dividePeriod = ({ from, to, unit, timeZone }: { from: string; to: string; unit: PeriodUnit; timeZone: string }): Date[] => {
  const readDay = createDayReader(timeZone)
  const end = startOfDay(addDays(to, 1), readDay)
  const bounds: Date[] = []
  if (unit === 'hour') for (let at = startOfDay(from, readDay).getTime(); at < end.getTime(); at += HOUR_MS) bounds.push(new Date(at))
  else {
    const getNext = unit === 'day' ? (day: string) => addDays(day, 1) : getFirstOfNextMonth
    for (let day = from; day <= to; day = getNext(day)) bounds.push(startOfDay(day, readDay))
  }
  return [...bounds, end]
}

/** By so much whole months differ, and days on which clocks are changed less. */
const ALIKE_MS = 3 * 24 * HOUR_MS + HOUR_MS

/** Whether each part of a period has its like in the other one: as many, and about as long. */
export const arePartsAlike = (bounds: readonly Date[], others: readonly Date[]): boolean => {
  const listLengths = (all: readonly Date[]) => all.slice(1).map((bound, at) => bound.getTime() - (all[at]?.getTime() ?? 0))
  const lengths = listLengths(others)
  return bounds.length === others.length && listLengths(bounds).every((length, at) => Math.abs(length - (lengths[at] ?? 0)) <= ALIKE_MS)
}
