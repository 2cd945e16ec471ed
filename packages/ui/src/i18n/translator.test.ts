import { intlLocale } from '@tracemark/api/languages'
import { type Language, languages } from '@tracemark/api/schemas'
import { createInstance } from 'i18next'
import { expect, test, vi } from 'vitest'
import { createFormat } from './format.ts'
import { createI18next } from './i18next.ts'
import type { MessageKey, Namespace, Translate } from './keys.ts'
import { loadLanguage } from './load-language.ts'
import { createTranslator } from './translator.ts'

test.each(['en', 'en-x-farm', 'de', 'zh-Hans', 'zh-Hant', 'es', 'pt', 'ja', 'ko', 'nl'] as const)(
  'both translators say the same in %s',
  async (language) => {
    const light = createTranslator(await loadLanguage(language), language)
    const i18next = createI18next(language)
    await i18next.load(['failures', 'interactions', 'lists', 'task-run', 'variants'])
    const whole = i18next.translator()
    for (const translate of [light, whole]) {
      expect([
        translate('task-run:problems', { count: 1 }),
        translate('task-run:problems', { count: 3 }),
        translate('lists:page_range', { from: 1, to: 50, total: '2,041' }),
        translate('interactions:column.thing'),
        translate('failures:not_found.what'),
      ]).toEqual(
        {
          en: ['1 answer needs your attention', '3 answers need your attention', '1 to 50 of 2,041', 'Asset', 'Page not found'],
          'en-x-farm': [
            '1 answer needs your attention',
            '3 answers need your attention',
            '1 to 50 of 2,041',
            'Grower Group',
            'Page not found',
          ],
          de: [
            'Eine Antwort fehlt oder ist ungültig',
            '3 Antworten fehlen oder sind ungültig',
            '1–50 von 2,041',
            'Produkt',
            'Nicht gefunden',
          ],
          'zh-Hans': ['有 1 项内容需要检查', '有 3 项内容需要检查', '第 1 至 50 条，共 2,041 条', '产品', '找不到此内容'],
          'zh-Hant': ['有 1 項內容需要檢查', '有 3 項內容需要檢查', '第 1 到 50 筆，共 2,041 筆', '產品', '找不到此內容'],
          es: ['Una respuesta falta o no es válida', '3 respuestas faltan o no son válidas', '1–50 de 2,041', 'Producto', 'No encontrado'],
          pt: [
            'Uma resposta está faltando ou não é válida',
            '3 respostas estão faltando ou não são válidas',
            '1–50 de 2,041',
            'Produto',
            'Não encontrado',
          ],
          ja: ['確認が必要な回答が1件あります', '確認が必要な回答が3件あります', '2,041件中1〜50件', '製品', '見つかりませんでした'],
          ko: [
            '확인이 필요한 답변이 1개 있습니다',
            '확인이 필요한 답변이 3개 있습니다',
            '총 2,041건 중 1~50건',
            '제품',
            '찾을 수 없습니다',
          ],
          nl: [
            'Eén antwoord ontbreekt of is ongeldig',
            '3 antwoorden ontbreken of zijn ongeldig',
            '1–50 van 2,041',
            'Product',
            'Niet gevonden',
          ],
        }[language],
      )
    }
  },
)

test.each(languages)('nothing is counted in the singular when there are none of it, in %s', async (language) => {
  const texts = await loadLanguage(language)
  const i18next = createI18next(language)
  await i18next.load(Object.keys(texts) as Namespace[])
  const counted = Object.entries(texts).flatMap(([namespace, said]) =>
    Object.entries(said).flatMap(([key, text]) =>
      key.endsWith('_other') ? [[`${namespace}:${key.slice(0, -'_other'.length)}`, text] as const] : [],
    ),
  )
  // What else a text names is put in by the name of its place.
  const values = Object.fromEntries(counted.flatMap(([, text]) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => [name, name])))
  const expected = Object.fromEntries(counted.map(([key, text]) => [key, text.replace(/\{\{(\w+)\}\}/g, '$1').replace(/\bcount\b/, '0')]))
  for (const translate of [createTranslator(texts, language), i18next.translator()]) {
    expect(Object.fromEntries(counted.map(([key]) => [key, translate(key as MessageKey, { ...values, count: 0 })]))).toEqual(expected)
  }
})

/** Texts as a language with these forms has them: every form says its own name. */
const everyForm = (locale: string) =>
  Object.fromEntries(new Intl.PluralRules(locale).resolvedOptions().pluralCategories.map((form) => [`records_${form}`, form]))

test.each([
  ['en', 'one', 'other', 'other'],
  ['es', 'one', 'other', 'many'],
  ['pt', 'one', 'other', 'many'],
  ['ja', 'other', 'other', 'other'],
  ['zh-Hant', 'other', 'other', 'other'],
] as const)('1, 2 and a million in %s are the plurals %s, %s and %s, in both translators', async (tag, ...forms) => {
  const language = tag as Language
  const messages = { 'public-page': everyForm(intlLocale(language)) }
  const instance = createInstance()
  await instance.init({ lng: language, resources: { [language]: messages }, fallbackLng: false, load: 'currentOnly', keySeparator: false })
  const whole: Translate = (key, values) => String(instance.t(key as string, { ...values }))
  for (const translate of [createTranslator(messages, language), whole]) {
    expect([1, 2, 1e6].map((count) => translate('public-page:records', { count }))).toEqual(forms)
  }
})

test('changing the language loads what was loaded', async () => {
  const i18next = createI18next('en')
  await i18next.load(['task-run'])
  await Promise.all([i18next.changeLanguage('de'), i18next.load(['lists'])])
  await i18next.load([])
  const t = i18next.translator()
  expect([t('task-run:submit'), t('lists:page_range', { from: 1, to: 50, total: 99 })]).toEqual(['Absenden', '1–50 von 99'])
})

test('a text whose namespace is not loaded is empty, and is told of', async () => {
  const missing = vi.fn()
  const i18next = createI18next('en', missing)
  expect([i18next.translator()('task-run:submit'), i18next.has('task-run')]).toEqual(['', false])
  expect(missing).toHaveBeenCalledWith('task-run')
  await i18next.load(['task-run'])
  expect([i18next.translator()('task-run:submit'), i18next.has('task-run')]).toEqual(['Submit', true])
})

test('a date is as short as it can be understood', () => {
  const format = createFormat('en', () => new Date('2026-11-20T12:00:00Z'), 'UTC')
  expect(['2026-11-20T09:41:00Z', '2026-11-19T17:46:00Z', '2026-11-17T18:21:00Z', '2025-11-17T18:21:00Z'].map(format.recent)).toEqual([
    '09:41',
    'Yesterday 17:46',
    '17 Nov 18:21',
    '17 Nov 2025',
  ])
})

test.each([
  ['en', 'Huila, Nariño, Cauca'],
  ['de', 'Huila, Nariño und Cauca'],
  ['es', 'Huila, Nariño, Cauca'],
  ['ja', 'Huila、Nariño、Cauca'],
  ['ko', 'Huila, Nariño, Cauca'],
  ['nl', 'Huila, Nariño, Cauca'],
  ['pt', 'Huila, Nariño e Cauca'],
  ['zh-Hans', 'Huila、Nariño、Cauca'],
  ['zh-Hant', 'Huila、Nariño、Cauca'],
] as const)('a list is joined the way of %s', (language, joined) => {
  const format = createFormat(language, () => new Date('2026-11-20T12:00:00Z'))
  expect(format.list(['Huila', 'Nariño', 'Cauca'])).toBe(joined)
})

test.each([
  ['de', '12.740,5', '81\u00a0%', '12. Mai 2026', 'Gestern 17:46'],
  ['es', '12.740,5', '81\u00a0%', '12 may 2026', 'Ayer 17:46'],
  ['pt', '12.740,5', '81%', '12 de mai. de 2026', 'Ontem 17:46'],
  ['ja', '12,740.5', '81%', '2026年5月12日', '昨日 17:46'],
  ['ko', '12,740.5', '81%', '2026년 5월 12일', '어제 17:46'],
  ['nl', '12.740,5', '81%', '12 mei 2026', 'Gisteren 17:46'],
] as const)('numbers and days are written the way of %s', (language, number, percent, day, recent) => {
  const format = createFormat(language, () => new Date('2026-11-20T12:00:00Z'), 'UTC')
  expect([format.number(12_740.5), format.percent(0.81), format.day('2026-05-12'), format.recent('2026-11-19T17:46:00Z')]).toEqual([
    number,
    percent,
    day,
    recent,
  ])
})

test.each([
  ['zh-Hans', '昨天 17:46', '11月17日 18:21', '2026年5月12日', '2026年11月20日 09:41', '1,740.5'],
  ['zh-Hant', '昨天 17:46', '11月17日 18:21', '2026年5月12日', '2026年11月20日 09:41', '1,740.5'],
] as const)('a clock of 24 hours, dates and numbers in %s', (language, yesterday, thisYear, day, moment, number) => {
  const format = createFormat(language, () => new Date('2026-11-20T12:00:00Z'), 'UTC')
  expect([
    format.recent('2026-11-19T17:46:00Z'),
    format.recent('2026-11-17T18:21:00Z'),
    format.day('2026-05-12'),
    format.dateTime('2026-11-20T09:41:00Z'),
    format.number(1740.5),
  ]).toEqual([yesterday, thisYear, day, moment, number])
})
