import { intlLocale } from '@tracemark/api/languages'
import { languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from './format.ts'
import { readDay } from './read-day.ts'

const DAY_MS = 24 * 3600 * 1000
/** Each day of a leap year and of another. */
const days = [1999, 2024].flatMap((year) =>
  Array.from({ length: year === 2024 ? 366 : 365 }, (_, index) =>
    new Date(Date.UTC(year, 0, 1) + index * DAY_MS).toISOString().slice(0, 10),
  ),
)

test.each(languages)('%s: every day that the portal writes is read as that day', (language) => {
  const locale = intlLocale(language)
  const { day } = createFormat(language, () => new Date(0))
  const inDigits = new Intl.DateTimeFormat(locale, { timeZone: 'UTC' })
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const written = [day, (text: string) => inDigits.format(new Date(text)), (text: string) => long.format(new Date(text)), String]
  const wrong = days.flatMap((text) => written.map((write) => write(text)).filter((shown) => readDay(shown, locale) !== text))
  expect(wrong).toEqual([])
})

test.each([
  ['25/12/2026', 'en', '2026-12-25'],
  ['3/4/2026', 'en', '2026-04-03'],
  ['3.4.2026', 'de', '2026-04-03'],
  ['15 Sept 2026', 'en', '2026-09-15'],
  ['15 sep 2026', 'en', '2026-09-15'],
  ['September 15, 2026', 'en', '2026-09-15'],
  ['2026/12/25', 'en', '2026-12-25'],
  ['２０２６年１２月２５日', 'ja', '2026-12-25'],
  ['12/25/2026', 'en', undefined],
  ['3/4/2026', 'ja', undefined],
  ['25/12/26', 'en', undefined],
  ['30 Feb 2026', 'en', undefined],
  ['15 Ju 2026', 'en', undefined],
  ['15 Ma 2026', 'en', undefined],
  ['25. Dez. 2026', 'en', undefined],
  ['Friday 25 Dec 2026', 'en', undefined],
  ['tomorrow', 'en', undefined],
  ['', 'en', undefined],
] as const)('"%s" in %s', (text, language, day) => {
  expect(readDay(text, intlLocale(language))).toBe(day)
})
