import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { choosePlural } from '@tracemark/api/languages'
import { EXPORT_MAX } from '@tracemark/api/rules'
import { type Language, languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { fill, getTexts } from './index.ts'
import { listAwaitingTexts } from './testing/awaiting.ts'

/** Words that a language has in common with English, and pure placeholders. An allowance that is no longer needed fails the check. */
const alike: Partial<Record<Language, readonly string[]>> = {
  de: ['report.place.coordinates', 'report.place.north', 'report.place.south', 'report.place.west'],
  es: ['report.no', 'report.place.coordinates', 'report.place.east', 'report.place.north', 'report.place.south'],
  ko: ['report.place.coordinates'],
  nl: ['report.place.coordinates'],
  pt: ['report.place.coordinates', 'report.place.north', 'report.place.south'],
}

const listTexts = (part: object, path: readonly string[] = []): [key: string, text: string][] =>
  Object.entries(part).flatMap(([key, inner]) =>
    typeof inner === 'string' ? [[[...path, key].join('.'), inner]] : listTexts(inner, [...path, key]),
  )
const flatten = (language: Language): Record<string, string> => Object.fromEntries(listTexts(getTexts(language)))

const english = flatten('en')
const counted = Object.keys(english).flatMap((key) => (key.endsWith('.one') ? [key.slice(0, -'.one'.length)] : []))
const findBase = (key: string): string | undefined => counted.find((base) => key.startsWith(`${base}.`))

/** The English text that this one translates. */
const getOriginal = (key: string): string => english[key] ?? english[`${findBase(key)}.other`] ?? ''

/** The keys of English, plurals in the forms that the counts of a file take. */
const getKeys = (language: Language): string[] => {
  const forms = new Set(Array.from({ length: EXPORT_MAX.pdf + 1 }, (_, count) => choosePlural(language, count)))
  const single = Object.keys(english).filter((key) => findBase(key) === undefined)
  return [...single, ...counted.flatMap((base) => [...forms].map((form) => `${base}.${form}`))].sort()
}

const getPlaces = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** A text that is English until somebody translates it: a release needs all of them (tools/check-translations.ts). */
const isAwaiting = (language: Language, key: string): boolean =>
  listAwaitingTexts().some((each) => each.language === language && `server:${key}.`.startsWith(`${each.text}.`))

test.each(languages)('%s has every text, and none is empty', (language) => {
  const texts = flatten(language)
  expect(Object.keys(texts).sort()).toEqual(getKeys(language))
  expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
})

test.each(languages)('the placeholders of %s are those of English', (language) => {
  const differing = Object.entries(flatten(language)).filter(([key, text]) => getPlaces(text).join() !== getPlaces(getOriginal(key)).join())
  expect(differing).toEqual([])
})

test.each(languages.filter((language) => !language.startsWith('en')))(
  'every text of %s is translated, but for the words it shares with English',
  (language) => {
    const same = Object.entries(flatten(language)).flatMap(([key, text]) => (text === getOriginal(key) ? [key] : []))
    expect(same.filter((key) => !isAwaiting(language, key)).sort()).toEqual(alike[language] ?? [])
  },
)

test('the Farm Audits wording differs from English where it names assets and units', () => {
  const farm = flatten('en-x-farm')
  expect(Object.keys(farm).filter((key) => farm[key] !== english[key])).toEqual(['report.asset', 'report.assetAndUnit'])
})

test('a text that a file takes from the English one awaits its translation', () => {
  const folder = mkdtempSync(join(tmpdir(), 'awaiting-'))
  const write = (name: string, body: string) => writeFileSync(join(folder, name), body)
  write('index.ts', "import { de } from './de.ts'\n")
  write('en.ts', "export const en = { report: { title: 'Interactions' } }\n")
  write('de.ts', "import { en as awaiting } from './en.ts'\n\nexport const de = { report: { title: awaiting.report.title } }\n")
  write('zh-Hans.ts', "import { en as awaiting } from './en.ts'\n\nexport const zhHans = { report: awaiting.report }\n")
  expect(listAwaitingTexts(folder)).toEqual([
    { language: 'de', text: 'server:report.title' },
    { language: 'zh-Hans', text: 'server:report' },
  ])
})

test('what is filled in stays as it is, and a place without a value too', () => {
  expect(fill('{a}, {b} and {a}', { a: '$& {b}' })).toBe('$& {b}, {b} and $& {b}')
})
