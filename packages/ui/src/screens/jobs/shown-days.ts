import { addDays, getMonth, listWeeks, toStartOfWeek } from '../../components/Calendar/month.ts'
import { getWeekStart } from '../../components/DateRangePicker/week-start.ts'

export const calendarSpans = ['month', 'week'] as const
export type CalendarSpan = (typeof calendarSpans)[number]

/** The first and the last day that a calendar shows around this one: whole weeks, as they begin in that language. */
export const listShownDays = (day: string, span: CalendarSpan, locale: string): readonly [first: string, last: string] => {
  const firstDay = getWeekStart(locale)
  const start = toStartOfWeek(day, firstDay)
  if (span === 'week') return [start, addDays(start, 6)]
  const weeks = listWeeks(getMonth(day), firstDay)
  return [weeks[0]?.[0] ?? start, weeks.at(-1)?.at(-1) ?? start]
}
