import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ErrorCode, languages, Permission } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { loadLanguage } from './load-language.ts'
import { loadMessages } from './load-messages.ts'
import { en } from './locales/en/index.ts'
import { enFarm } from './locales/en-x-farm/index.ts'

type Flat = Record<string, string>

const flatten = (table: Record<string, object>): Flat =>
  Object.fromEntries(
    Object.entries(table).flatMap(([namespace, texts]) => Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text])),
  )

const english = flatten(en)
const packages = join(import.meta.dirname, '../../..')

const sources = ['ui', 'portal', 'embed'].flatMap((name) => {
  const root = join(packages, name, 'src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/locales[\\/]|\.(test|stories)\.tsx?$/.test(path))
    .map((path) => readFileSync(join(root, path), 'utf8'))
})

/** Keys in the sources, as patterns: `errors:${code}.what` stands for all of its kind. */
const usedPatterns = [
  ...new Set(sources.flatMap((text) => [...text.matchAll(/['"`]([a-z-]+:[^'"`\s]+)['"`]/g)].map((match) => match[1] ?? ''))),
]
  .filter((key) => key.slice(0, key.indexOf(':')) in en && !Permission.safeParse(key).success)
  .map(
    (key) =>
      new RegExp(
        `^${key
          .split(/\$\{[^}]*\}/)
          .map((part) => part.replace(/[.*+?^()|[\]\\]/g, '\\$&'))
          .join('[\\w-]+')}(_one|_other)?$`,
      ),
  )

const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].sort()

/** The same in several languages for good reason: names, loan words, pure placeholders. */
const alike = new Set([
  'common:app_store',
  'common:google_play',
  'common:language_de',
  'common:language_en',
  'common:language_en-x-farm',
  'errors:offline',
  'interactions:share',
  'media:document.gdti',
  'media:document.type_pdf',
  'media:document.type_video',
  'public-page:gtin',
])

/** Overlays such as `en-x-farm` hold only what differs; every other language is whole. */
const whole = languages.filter((language) => language !== 'en' && !language.includes('-x-'))

test.each(whole)('%s has every key and no other', async (language) => {
  expect(Object.keys(flatten(await loadLanguage(language))).sort()).toEqual(Object.keys(english).sort())
})

test('the Farm Audits wording overrides keys that exist', () => {
  expect(Object.keys(flatten(enFarm)).filter((key) => !(key in english))).toEqual([])
})

test.each(languages)('the placeholders of %s are those of English', async (language) => {
  const texts = Object.entries(flatten(await loadLanguage(language)))
  expect(texts.filter(([key, text]) => placeholders(text).join() !== placeholders(english[key] ?? '').join())).toEqual([])
})

test.each(whole)('every text of %s is translated', async (language) => {
  const untranslated = Object.entries(flatten(await loadLanguage(language))).filter(
    ([key, text]) => text === english[key] && !alike.has(key),
  )
  expect(untranslated).toEqual([])
})

test('every key is used', () => {
  expect(Object.keys(english).filter((key) => !usedPatterns.some((pattern) => pattern.test(key)))).toEqual([])
})

test('every key in the sources exists', () => {
  expect(usedPatterns.filter((pattern) => !Object.keys(english).some((key) => pattern.test(key))).map(String)).toEqual([])
})

test('every error code says what happened, why and what to do', () => {
  const codes = [...ErrorCode.options, 'network_unreachable', 'timeout', 'answer_unreadable']
  const missing = codes
    .flatMap((code) => ['what', 'why', 'action'].map((part) => `errors:${code}.${part}`))
    .filter((key) => !(key in english))
  expect(missing).toEqual([])
})

test.each(languages)('a widget of %s gets the same texts as the portal', async (language) => {
  const whole = await loadLanguage(language)
  expect(await loadMessages(language, ['common', 'errors', 'interactions', 'task-run'])).toEqual({
    common: whole.common,
    errors: whole.errors,
    interactions: whole.interactions,
    'task-run': whole['task-run'],
  })
})
