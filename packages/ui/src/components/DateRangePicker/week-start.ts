import type { WeekDay } from './range-days.ts'

interface WeekInfo {
  firstDay: WeekDay
}

/** Some browsers have one, some the other, and Firefox neither. */
interface WithWeek {
  getWeekInfo?: () => WeekInfo
  weekInfo?: WeekInfo
}

/** The first day of the week in that locale; Monday (ISO 8601) where the browser does not know. */
export const getWeekStart = (locale: string): WeekDay => {
  const week = new Intl.Locale(locale) as WithWeek
  return (week.getWeekInfo?.() ?? week.weekInfo)?.firstDay ?? 1
}
