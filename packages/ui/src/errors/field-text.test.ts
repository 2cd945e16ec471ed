import { FieldCode, type FieldProblem, languages } from '@tracemark/api/schemas'
import { describe, expect, test } from 'vitest'
import { createFormat } from '../i18n/format.ts'
import { createI18next } from '../i18n/i18next.ts'
import { loadLanguage } from '../i18n/load-language.ts'
import { createTranslator } from '../i18n/translator.ts'
import { fieldText } from './field-text.ts'

const every: readonly NonNullable<FieldProblem['params']>[] = [
  {},
  { minimum: 1 },
  { minimum: 3 },
  { maximum: 1 },
  { maximum: 20 },
  { minimum: 3, maximum: 20 },
  { maximum: 2_000_000 },
  { maximum: '2026-05-20' },
]

describe.each(languages)('in %s', async (language) => {
  const t = createTranslator(await loadLanguage(language), language)
  const format = createFormat(language, () => new Date(0))

  test('every code has a text, with or without its bounds', () => {
    const texts = FieldCode.options.flatMap((code) => every.map((params) => fieldText(t, format, { code, params })))
    expect(texts.filter((text) => text === '' || /fields:|\{\{|NaN|undefined/.test(text))).toEqual([])
  })

  test('the bound is in the text of every code that has one', () => {
    const lower = ['too_short', 'too_few', 'too_small', 'not_above', 'too_early'] as const
    const upper = ['too_long', 'too_many', 'too_big', 'not_below', 'too_late', 'too_many_decimals'] as const
    const texts = [
      ...lower.map((code) => fieldText(t, format, { code, params: { minimum: 17 } })),
      ...upper.map((code) => fieldText(t, format, { code, params: { maximum: 17 } })),
    ]
    expect(texts.filter((text) => !text.includes('17'))).toEqual([])
  })

  test('a bound that may be a year has no separator, and one with more digits has', () => {
    const years = fieldText(t, format, { code: 'too_small', params: { minimum: 2000, maximum: 2100 } })
    const many = fieldText(t, format, { code: 'too_big', params: { maximum: 100_000 } })
    expect([years.includes('2000'), years.includes('2100'), many.includes(format.number(100_000))]).toEqual([true, true, true])
  })

  test('codes without bounds say something of their own', () => {
    const texts = FieldCode.options.map((code) => fieldText(t, format, { code, params: { minimum: 3, maximum: 20, left: 7 } }))
    const twice = texts.filter((text, place) => texts.indexOf(text) < place)
    // Both ends of a range are said for either.
    expect(twice).toEqual([
      fieldText(t, format, { code: 'too_long', params: { minimum: 3, maximum: 20 } }),
      fieldText(t, format, { code: 'too_big', params: { minimum: 3, maximum: 20 } }),
    ])
  })
})

test('it says what to do', async () => {
  const { load, translator } = createI18next('en')
  await load(['forms'])
  const t = translator()
  const format = createFormat('en', () => new Date(0))
  expect([
    fieldText(t, format, { code: 'required' }),
    fieldText(t, format, { code: 'too_long', params: { maximum: 20 } }),
    fieldText(t, format, { code: 'too_long', params: { maximum: 1 } }),
    fieldText(t, format, { code: 'too_small', params: { minimum: 1, maximum: 500 } }),
    fieldText(t, format, { code: 'too_small', params: { minimum: 1 } }),
    fieldText(t, format, { code: 'too_big' }),
    fieldText(t, format, { code: 'taken' }),
    fieldText(t, format, { code: 'over_limit', params: { maximum: 1_000_000, left: 1200 } }),
    fieldText(t, format, { code: 'over_limit' }),
  ]).toEqual([
    'Fill in this field',
    'At most 20 characters',
    'At most 1 character',
    'Enter a number from 1 to 500',
    'Enter 1 or more',
    'Check this value',
    'Already in use. Choose another.',
    'Your organization can have 1,000,000 in total, and 1,200 are left. The operator of this portal can raise the limit.',
    'Check this value',
  ])
})

test.each([
  ['en', 'Enter 1,000,000 or less', 'At most 20,000 characters', 'Enter a number from -1500 to 0.00005'],
  ['de', 'Geben Sie 1.000.000 oder weniger ein', 'Höchstens 20.000 Zeichen', 'Geben Sie eine Zahl von -1500 bis 0,00005 ein'],
] as const)('in %s numbers are written as the language writes them', async (language, ...texts) => {
  const t = createTranslator(await loadLanguage(language), language)
  const format = createFormat(language, () => new Date(0))
  expect([
    fieldText(t, format, { code: 'too_big', params: { maximum: 1_000_000 } }),
    fieldText(t, format, { code: 'too_long', params: { maximum: 20_000 } }),
    fieldText(t, format, { code: 'too_small', params: { minimum: -1500, maximum: 0.000_05 } }),
  ]).toEqual(texts)
})
