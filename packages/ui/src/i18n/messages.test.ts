import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { intlLocale } from '@tracemark/api/languages'
import { languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import type { LanguageTable } from './keys.ts'
import { loadLanguage } from './load-language.ts'
import { loadMessages } from './load-messages.ts'
import { loadTaskTexts } from './load-task-texts.ts'
import { overlays } from './overlays.ts'
import { alike, alikeEverywhere } from './testing/alike.ts'
import { describeAwaiting, listAwaiting } from './testing/awaiting.ts'
import { usedPatterns } from './testing/sources.ts'

const flatten = (table: LanguageTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([namespace, texts]) => Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])),
  )

const english = flatten(await loadLanguage('en'))
const namespaces = Object.keys(await loadLanguage('en')).sort()
const used = usedPatterns(namespaces)
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

const counted = Object.keys(english).flatMap((key) => (key.endsWith('_one') ? [key.slice(0, -'_one'.length)] : []))
const findBase = (key: string) => counted.find((base) => key.startsWith(`${base}_`) && !key.slice(base.length + 1).includes('_'))

/** The English text that this one translates. */
const original = (key: string): string | undefined => english[key] ?? english[`${findBase(key)}_other`]

/** The keys of English, plurals in the forms that Intl asks for. */
const getKeys = (language: (typeof languages)[number]) => {
  const forms = new Intl.PluralRules(intlLocale(language)).resolvedOptions().pluralCategories
  const single = Object.keys(english).filter((key) => !counted.includes(key.replace(/_(one|other)$/, '')))
  return [...single, ...counted.flatMap((base) => forms.map((form) => `${base}_${form}`))].sort()
}

const awaiting = listAwaiting()
/** A text that is English until somebody translates it: a release needs all of them (tools/check-translations.ts). */
const isAwaiting = (language: string, key: string) =>
  awaiting.some((each) => each.language === language && (each.text.endsWith(':') ? key.startsWith(each.text) : key === each.text))

const isOverlay = (language: string) => language.includes('-x-')
const foreign = languages.filter((language) => language !== 'en' && !isOverlay(language))

const listFiles = (language: string) =>
  readdirSync(join(import.meta.dirname, 'locales', language))
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => name !== 'index')
    .sort()

test.each([
  ['xx', 'en'],
  ['not a tag', 'en'],
  ['de-AT', 'de'],
] as const)('what is loaded for %s is written in %s', async (wanted, language) => {
  expect(await loadLanguage(wanted)).toEqual(await loadLanguage(language))
})

test.each(languages)('the namespaces of %s are its files', (language) => {
  expect(listFiles(language)).toEqual([...(overlays[language]?.namespaces ?? namespaces)].sort())
})

test('there is a folder for every language and no other', () => {
  expect(readdirSync(join(import.meta.dirname, 'locales')).sort()).toEqual([...languages].sort())
})

test.each(languages)('%s has every key in the plural forms of the language, and no other', async (language) => {
  const isOwn = (key: string) => !isAwaiting(language, key)
  expect(
    Object.keys(flatten(await loadLanguage(language)))
      .filter(isOwn)
      .sort(),
  ).toEqual(getKeys(language).filter(isOwn))
})

test.each(languages)('the placeholders of %s are those of English', async (language) => {
  const texts = Object.entries(flatten(await loadLanguage(language)))
  expect(texts.filter(([key, text]) => placeholders(text).join() !== placeholders(original(key) ?? '').join())).toEqual([])
})

test.each(foreign)('every text of %s is translated, but for the words it shares with English', async (language) => {
  const same = Object.entries(flatten(await loadLanguage(language))).flatMap(([key, text]) => (text === original(key) ? [key] : []))
  expect(same.filter((key) => !alikeEverywhere.includes(key) && !isAwaiting(language, key)).sort()).toEqual(
    [...(alike[language] ?? [])].sort(),
  )
})

test('a text that a file takes from the English one awaits its translation', () => {
  const root = mkdtempSync(join(tmpdir(), 'awaiting-'))
  const write = (language: string, namespace: string, text: string) => {
    mkdirSync(join(root, language), { recursive: true })
    writeFileSync(join(root, language, `${namespace}.ts`), text)
  }
  write('en', 'names', "export const messages = {\n  'farms.one': 'Farm',\n  'farms.title': 'Farms',\n}\n")
  expect(describeAwaiting(listAwaiting(root))).toBeUndefined()
  for (const language of ['de', 'ja']) {
    const head = "import { messages as awaiting } from '../en/names.ts'\n\nexport const messages = {\n"
    write(language, 'names', `${head}  'farms.one': awaiting['farms.one'],\n  'farms.title': '…',\n}\n`)
  }
  write('ja', 'farms', "export { messages } from '../en/farms.ts'\n")
  expect(describeAwaiting(listAwaiting(root))).toBe('These texts are not translated yet: names:farms.one (de, ja); farms (ja).')
})

test.each(languages.filter(isOverlay))('%s says something different in each of its files', async (language) => {
  const differing = Object.entries(flatten(await loadLanguage(language))).filter(([key, text]) => text !== english[key])
  expect([...new Set(differing.map(([key]) => key.slice(0, key.indexOf(':'))))].sort()).toEqual(listFiles(language))
})

/** What the Farm Audits wording calls otherwise; a measure's unit is no Farmer. */
const measures = [
  'attributes:tab.units',
  'attributes:summary.units',
  'attributes:unit',
  'attributes:search_units',
  'forms:attributes.unit',
  'forms:attributes.unit_column',
  'identification-codes:labels.size.unit',
]

test('no text of the Farm Audits wording says asset, unit or variant', async () => {
  const texts = Object.entries(flatten(await loadLanguage('en-x-farm'))).map(
    ([key, text]) => [key, text.replace(/\{\{\w+\}\}/g, '')] as const,
  )
  const generic = texts.flatMap(([key, text]) => (/\b(?:assets?|units?|variants?)\b/i.test(text) ? [key] : []))
  const remedy =
    'Say it with the words of this wording in locales/en-x-farm and name the file in overlays.ts, or avoid the word in English.'
  expect(generic, remedy).toEqual(measures)
})

test.each(languages)('no text of %s is empty or has space around it', async (language) => {
  expect(Object.entries(flatten(await loadLanguage(language))).filter(([, text]) => text === '' || text.trim() !== text)).toEqual([])
})

test('every key is used', () => {
  expect(Object.keys(english).filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([])
})

test('every key in the sources exists', () => {
  expect(used.filter((pattern) => !Object.keys(english).some((key) => pattern.test(key))).map(String)).toEqual([])
})

test.each(languages)('a widget of %s gets the same texts as the portal', async (language) => {
  const { errors, failures, 'public-page': publicPage, 'task-run': taskRun } = await loadLanguage(language)
  expect(await loadMessages(language, ['errors', 'failures', 'public-page'])).toEqual({ errors, failures, 'public-page': publicPage })
  expect(await loadTaskTexts(language)).toEqual({ 'task-run': taskRun })
})
