import { intlLocale } from '@tracemark/api/languages'
import { createDecimalWriter, type createRepeatedHour, isDay } from '@tracemark/api/rules/writing'
import type { Language } from '@tracemark/api/schemas'

export type RepeatedHour = typeof createRepeatedHour

export interface Format {
  locale: string
  /** With every digit, from text too: what was recorded is never rounded. Text that is no number stays as it was written. */
  number: (value: number | string, minimumDecimals?: number) => string
  /** The same for what may be a year: four digits have no separator. */
  decimal: (value: number | string) => string
  /** A number as a field shows it for change: every digit, no separators. */
  plain: (value: number | string) => string
  /** Rounded, or with a unit, as these options of Intl say: for what was counted or reckoned, not for what was recorded. */
  intl: (value: number, options: Intl.NumberFormatOptions) => string
  /** A share from 0 to 1 as whole per cent. */
  percent: (share: number) => string
  /** `12 May 2026`; takes an instant or a day `YYYY-MM-DD`. */
  day: (when: string) => string
  /** A day as it was recorded; text that is none stays as it was written. */
  recordedDay: (text: string) => string
  /** `12 May 2026, 09:41`; `25 Oct 2026, 02:30 GMT+2` where clocks show that hour twice, as the two below. */
  dateTime: (when: string) => string
  /** `09:41`. */
  time: (when: string) => string
  /** As short as it can be understood: `09:41` today, `Yesterday 17:46`, `17 Nov 18:21`, `17 Nov 2025`. */
  recent: (when: string) => string
  list: (parts: readonly string[]) => string
  /** A list of so many with its last "and", in pieces: the places of its entries, and the words between them. */
  joined: (count: number) => (number | string)[]
  /** Bytes in steps of 1,024, rounded up: `840 byte`, `312 kB`, `2.4 MB`. What has more than a limit never reads as much as the limit. */
  fileSize: (bytes: number) => string
}

/** Intl has no list without "and" for these: its unit lists, as in 5フィート3インチ, join the parts with a space or nothing. */
const separators: Partial<Record<string, string>> = { ja: '、', ko: ', ', 'zh-Hans': '、', 'zh-Hant': '、' }

const SIZE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/

/** 24 h everywhere: a column of times stays narrow and can be compared at a glance. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Made when it is first asked for: a formatter of Intl costs about a millisecond. */
const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Dates and numbers of one language by Intl. Keep the result, which keeps its formatters. */
export const createFormat = (language: Language, now: () => Date, timeZone?: string, createOffsets?: RepeatedHour): Format => {
  const locale = intlLocale(language)
  const date = (options: Intl.DateTimeFormatOptions, zone = timeZone) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, ...(zone !== undefined && { timeZone: zone }) }))
  const number = once(() => createDecimalWriter(locale))
  const decimal = once(() => createDecimalWriter(locale, { useGrouping: 'min2' }))
  const plain = once(() => createDecimalWriter(locale, { useGrouping: false }))
  const percent = once(() => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }))
  const separator = separators[language]
  const list = once(() => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }))
  const conjunction = once(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const day = date({ day: 'numeric', month: 'short', year: 'numeric' })
  const dayInUtc = date({ day: 'numeric', month: 'short', year: 'numeric' }, 'UTC')
  const dateTime = date({ day: 'numeric', month: 'short', year: 'numeric', ...CLOCK })
  const monthDay = date({ day: 'numeric', month: 'short' })
  const time = date(CLOCK)
  const repeatedHour = once(() => createOffsets?.(timeZone))
  /** Ends with its offset where clocks show this time twice. */
  const toldApart = (text: string, instant: Date): string => {
    const offset = repeatedHour()?.(instant)
    return offset === undefined ? text : `${text}\u00a0${offset}`
  }
  const formatTime = (instant: Date): string => toldApart(time().format(instant), instant)
  const year = date({ year: 'numeric' })
  const dayNumber = date({ year: 'numeric', month: 'numeric', day: 'numeric' })
  const yesterday = once(() =>
    new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
      .format(-1, 'day')
      .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(locale)),
  )

  // Asked for once a second, not with each date: a list has a hundred of them, and each answer of Intl costs.
  let [seen, today, dayBefore, thisYear] = [0, '', '', '']
  const lookAtClock = () => {
    const at = now().getTime()
    if (Math.abs(at - seen) < 1000) return
    seen = at
    today = dayNumber().format(at)
    dayBefore = dayNumber().format(at - 24 * 3600 * 1000)
    thisYear = year().format(at)
  }

  const recent = (when: string) => {
    const instant = new Date(when)
    lookAtClock()
    const itsDay = dayNumber().format(instant)
    if (itsDay === today) return formatTime(instant)
    if (itsDay === dayBefore) return `${yesterday()} ${formatTime(instant)}`
    if (year().format(instant) === thisYear) return `${monthDay().format(instant)} ${formatTime(instant)}`
    return day().format(instant)
  }

  const fileSize = (bytes: number) => {
    const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), SIZE_UNITS.length - 1)
    const options = { style: 'unit', unit: SIZE_UNITS[step], maximumFractionDigits: step < 2 ? 0 : 1, roundingMode: 'ceil' } as const
    return new Intl.NumberFormat(locale, options).format(bytes / 1024 ** step)
  }

  return {
    locale,
    number: (value, minimumDecimals) => number()(value, minimumDecimals),
    decimal: (value) => decimal()(value),
    plain: (value) => plain()(value),
    intl: (value, options) => new Intl.NumberFormat(locale, options).format(value),
    percent: (share) => percent().format(share),
    day: (when) => (DAY_ONLY.test(when) ? dayInUtc : day)().format(new Date(when)),
    // Intl writes the years before 1000 with fewer digits, and those before 1 without their era.
    recordedDay: (text) => (isDay(text) && text >= '1000' ? dayInUtc().format(new Date(text)) : text),
    dateTime: (when) => toldApart(dateTime().format(new Date(when)), new Date(when)),
    time: (when) => formatTime(new Date(when)),
    recent,
    list: (parts) => (separator === undefined ? list().format(parts) : parts.join(separator)),
    joined: (count) => {
      let place = -1
      return conjunction()
        .formatToParts(Array.from({ length: count }, () => '-'))
        .map(({ type, value }) => {
          if (type === 'literal') return value
          place += 1
          return place
        })
    },
    fileSize,
  }
}
