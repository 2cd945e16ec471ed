import * as z from 'zod/mini'

const isTimeZone = (name: string): boolean => {
  // Browsers and databases disagree on which offsets they know.
  if (/^[+-]/.test(name)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/** As the tz database names it: `America/Bogota`. */
export const TimeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, { error: 'must be a time zone', params: { code: 'not_one_of' } }))
