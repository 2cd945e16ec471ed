import { useFormat, useI18n } from './context.ts'
import type { Format } from './format.ts'

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const

/** A span of seconds in its largest unit of which there are two at least: `3 days`, `26 hours`, `10 minutes`. */
export const spanText = (seconds: number, { intl }: Format): string => {
  const size = Math.abs(seconds)
  const [unit, length] = UNITS.find(([, each]) => size >= 2 * each) ?? ['minute', 60]
  return intl(Math.round(size / length), { style: 'unit', unit, unitDisplay: 'long' })
}

/** What the device shows and what the time is, for a clock that is ahead by that many milliseconds. */
export const useClockTexts = (ahead: number) => {
  const { t, now } = useI18n()
  const format = useFormat()
  const time = now().getTime()
  const at = (milliseconds: number) => format.dateTime(new Date(milliseconds).toISOString())
  return { what: t('failures:clock.what'), action: t('failures:clock.action', { shown: at(time + ahead), time: at(time) }) }
}
