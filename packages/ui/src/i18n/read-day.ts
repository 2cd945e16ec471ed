import { isDay } from '@tracemark/api/rules/writing'

interface Writing {
  /** Which comes first where both are digits and the year is last; undefined where the language writes the year first. */
  first: 'day' | 'month' | undefined
  /** Months by their names, lower case. */
  months: ReadonlyMap<string, number>
  /** Words around the parts, such as `de` or `年`. */
  fillers: ReadonlySet<string>
}

const known = new Map<string, Writing>()

const WORD = /\p{L}[\p{L}\p{M}]*/gu
const splitWords = (text: string): string[] => text.toLowerCase().match(WORD) ?? []

const findWriting = (locale: string): Writing => {
  const months = new Map<string, number>()
  const fillers = new Set<string>()
  for (const month of ['short', 'long'] as const) {
    const writer = new Intl.DateTimeFormat(locale, { day: 'numeric', month, year: 'numeric', timeZone: 'UTC' })
    for (let index = 0; index < 12; index += 1) {
      for (const { type, value } of writer.formatToParts(Date.UTC(2026, index, 1))) {
        if (type === 'month' && !/\d/.test(value)) for (const word of splitWords(value)) months.set(word, index + 1)
        else for (const word of splitWords(value)) fillers.add(word)
      }
    }
  }
  const order = new Intl.DateTimeFormat(locale).formatToParts(0).flatMap(({ type }) => (type === 'literal' ? [] : type))
  const [first] = order
  return { first: first === 'day' || first === 'month' ? first : undefined, months, fillers }
}

const getWriting = (locale: string): Writing => {
  const writing = known.get(locale) ?? findWriting(locale)
  known.set(locale, writing)
  return writing
}

/** The month of a name or of its beginning, as long as that is the beginning of one month only. */
const findMonth = (word: string, months: Writing['months']): number | undefined => {
  const exact = months.get(word)
  if (exact !== undefined || word.length < 3) return exact
  const [month, ...others] = new Set([...months].flatMap(([name, index]) => (name.startsWith(word) ? index : [])))
  return others.length === 0 ? month : undefined
}

/**
 * The day `YYYY-MM-DD` of a date as the locale writes it (`25 Dec 2026`, `25/12/2026`), or with the year first (`2026/12/25`).
 * Undefined for everything else: years of 2 digits, days that the calendar doesn't have, the order of other languages.
 */
export const readDay = (text: string, locale: string): string | undefined => {
  const written = text.normalize('NFKC').trim()
  if (/[^\p{L}\p{M}\d\s.,/-]/u.test(written)) return undefined
  const { first, months, fillers } = getWriting(locale)
  const digits = written.match(/\d+/g) ?? []
  const words = splitWords(written).filter((word) => !fillers.has(word))
  const read = (year = '', month: number | string = '', day = '') => {
    const found = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
    return isDay(found) ? found : undefined
  }
  if (words.length === 1) {
    const month = findMonth(words[0] ?? '', months)
    const [one = '', other = ''] = digits
    if (month === undefined || digits.length !== 2) return undefined
    return one.length === 4 ? read(one, month, other) : read(other, month, one)
  }
  if (words.length > 0 || digits.length !== 3) return undefined
  const [one = '', two = '', three = ''] = digits
  if (one.length === 4) return read(one, two, three)
  if (first === undefined) return undefined
  return first === 'day' ? read(three, two, one) : read(three, one, two)
}
