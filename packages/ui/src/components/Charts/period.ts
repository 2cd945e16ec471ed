export type PeriodUnit = 'day' | 'month'

/** A period by its first day `YYYY-MM-DD`: on an axis `12 May` or `May`, in a table `12 May 2026` or `May 2026`. */
export const createPeriodFormat = (locale: string, unit: PeriodUnit) => {
  const day = unit === 'day' ? ({ day: 'numeric' } as const) : {}
  const short = new Intl.DateTimeFormat(locale, { ...day, month: 'short', timeZone: 'UTC' })
  const whole = new Intl.DateTimeFormat(locale, { ...day, month: unit === 'day' ? 'short' : 'long', year: 'numeric', timeZone: 'UTC' })
  return { short: (from: string) => short.format(new Date(from)), whole: (from: string) => whole.format(new Date(from)) }
}
