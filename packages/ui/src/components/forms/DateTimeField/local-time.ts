import { localDay } from '../../Calendar/local-day.ts'

/** The end of a day: what somebody means who names the day alone. */
export const END_OF_DAY = '23:59'

/** `HH:MM` where this person is. */
const localTime = (date: Date): string => [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')

/** An instant as a day (`YYYY-MM-DD`) and a time (`HH:MM`) where this person is; both empty for none. */
export const toLocal = (instant: string | undefined): { day: string; time: string } => {
  if (instant === undefined) return { day: '', time: '' }
  const date = new Date(instant)
  return { day: localDay(date), time: localTime(date) }
}

/**
 * The instant of a day and a time where this person is: the last second of that minute. Undefined for no day;
 * what is no day or no time stays as it is written, for the schema to refuse.
 */
export const toInstant = ({ day, time }: { day: string; time: string }): string | undefined => {
  if (day === '') return undefined
  const written = `${day}T${time === '' ? END_OF_DAY : time}:59`
  const date = new Date(written)
  return Number.isNaN(date.getTime()) ? written : date.toISOString()
}
