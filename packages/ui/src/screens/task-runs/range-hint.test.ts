import type { Widget } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { loadTaskTexts } from '../../i18n/load-task-texts.ts'
import { createTranslator } from '../../i18n/translator.ts'
import { rangeHint } from './range-hint.ts'

const question = { label: 'Harvest', required: false }

const asked: Widget['parameters'][] = [
  { ...question, input: 'number', min: 2000, max: 2100 },
  { ...question, input: 'number', min: 0, max: 12_000, unit: 'kg' },
  { ...question, input: 'number', min: 5 },
  { ...question, input: 'number', max: 10 },
  { ...question, input: 'number' },
  { ...question, input: 'date', min: '2026-01-01', max: '2026-12-31' },
]

test.each([
  ['en', ['2000 to 2100', '0 to 12,000\u00a0kg', '5 or more', '10 or less', undefined, '1 Jan 2026 to 31 Dec 2026']],
  ['de', ['2000 bis 2100', '0 bis 12.000\u00a0kg', '5 oder mehr', '10 oder weniger', undefined, '1. Jan. 2026 bis 31. Dez. 2026']],
] as const)('bounds in %s, with years as people write them', async (language, texts) => {
  const t = createTranslator(await loadTaskTexts(language), language)
  const format = createFormat(language, () => new Date(), 'UTC')
  expect(asked.map((parameters) => rangeHint(parameters, t, format))).toEqual(texts)
})
