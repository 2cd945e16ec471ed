import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { loadLanguage } from '../../i18n/load-language.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { rulesText } from './attribute-rules.ts'

test.each([
  ['en', ['2000 to 2100, whole number', 'At least 10,000', 'At most 0.5, 1 decimal place', 'At most 1,000 characters', '']],
  ['de', ['2000 bis 2100, ganze Zahl', 'Mindestens 10.000', 'Höchstens 0,5, 1 Nachkommastelle', 'Höchstens 1.000 Zeichen', '']],
] as const)('rules in %s, with years as people write them', async (language, texts) => {
  const t = createTranslator(await loadLanguage(language), language)
  const format = createFormat(language, () => new Date())
  const rules = [{ minimum: 2000, maximum: 2100, decimals: 0 }, { minimum: 10_000 }, { maximum: 0.5, decimals: 1 }, { maxLength: 1000 }, {}]
  expect(rules.map((each) => rulesText(each, undefined, t, format))).toEqual(texts)
})
